/** JSON takes the last of two equal keys without a word. */

const tokens = /"(?:[^"\\]|\\.)*"|[{}[\],:]/g;

/**
 * @param {string} text valid JSON
 * @returns {string | null} path of the first key that its object has already
 */
export function repeatedKey(text) {
  const open = [];
  let last = '';
  for (const [token] of text.matchAll(tokens)) {
    const top = open.at(-1);
    if (token === '{' || token === '[') open.push({ keys: new Set(), key: null });
    else if (token === '}' || token === ']') open.pop();
    else if (token === ':') {
      top.key = JSON.parse(last);
      if (top.keys.has(top.key)) return `/${open.map(({ key }) => key).join('/')}`;
      top.keys.add(top.key);
    }
    last = token;
  }
  return null;
}
