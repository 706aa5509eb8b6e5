/** The short form in which `writeJSON` writes, and how `readJSON` takes it: names without quotes, \xHH. */

const plainName = /^[A-Za-z_$][\w$]*$/;

function text(value: string): string {
  return JSON.stringify(value).replace(/[\u007f-\u00ff]|\\(?:u00(..)|.)/g, (found, hex?: string) => {
    const code = hex ?? (found.length === 1 ? found.charCodeAt(0).toString(16) : undefined);
    return code === undefined ? found : `\\x${code.toUpperCase()}`;
  });
}

/** A text's \xHH as JSON has it; an escaped backslash before an x is none. */
function standardText(token: string): string {
  return token.replace(/\\(?:x(..)|.)/g, (found, hex?: string) => (hex ? `\\u00${hex}` : found));
}

/** undefined for what has no form: a function, undefined itself. */
export function writeShortJson(value: unknown): string | undefined {
  if (typeof value === 'string') return text(value);
  if (Array.isArray(value)) return `[${value.map((item) => writeShortJson(item) ?? 'null').join(',')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const members: string[] = [];
  for (const [name, member] of Object.entries(value)) {
    const written = writeShortJson(member);
    if (written !== undefined) members.push(`${plainName.test(name) ? name : text(name)}:${written}`);
  }
  return `{${members.join(',')}}`;
}

/** Standard JSON of a text in the short form. */
export function fromShortJson(short: string): string {
  return short.replace(/"(?:[^"\\]|\\.)*"|[A-Za-z_$][\w$]*(?=\s*:)/g, (token) => {
    return token[0] === '"' ? standardText(token) : `"${token}"`;
  });
}
