/** A PGN file -> its games as text: tags read, movetext untouched. One broken game leaves the others alone. */

/** One game of the file. */
export interface GameText {
  readonly tags: ReadonlyMap<string, string>;
  /** Everything after the tags, lines ended by \n. */
  readonly movetext: string;
  /** Line of the file on which the movetext begins, from 1. */
  readonly line: number;
}

interface Draft {
  tags: Map<string, string>;
  body: string[];
  line: number;
}

/** `[Name "value"]` at the start of a line; `"` and `\` inside escaped by `\`, or forgotten to be. */
const strictTag = /^\s*\[\s*([A-Za-z]\w*)\s+"((?:[^"\\]|\\.)*)"\s*\]/;
const carelessTag = /^\s*\[\s*([A-Za-z]\w*)\s+"(.*)"\s*\]\s*$/;

/** A tag, well written or not: no movetext begins a line like this, and commands in comments begin with `[%`. */
const likeTag = /^\s*\[\s*[A-Za-z]/;

/** Takes the tags off the front of a line. */
function takeTags(line: string, tags: Map<string, string>): string {
  let rest = line;
  for (;;) {
    const found = strictTag.exec(rest) ?? carelessTag.exec(rest);
    if (!found?.[1]) return likeTag.test(rest) ? '' : rest;
    tags.set(found[1], (found[2] ?? '').replace(/\\(.)/g, '$1'));
    rest = rest.slice(found[0].length);
  }
}

/** Is a brace comment still open at the end of this line? */
function staysOpen(line: string, open: boolean): boolean {
  let inside = open;
  for (const character of line) {
    if (inside) inside = character !== '}';
    else if (character === '{') inside = true;
    else if (character === ';') return false;
  }
  return inside;
}

/**
 * Splits a file before every first tag of a section. Inside a comment a tag counts only after an empty line: there
 * somebody forgot the closing brace. Lines that begin with `%` are skipped (PGN standard, 6).
 */
export function splitGames(text: string): GameText[] {
  const drafts: Draft[] = [];
  let draft: Draft | null = null;
  let open = false;
  let afterEmpty = true;
  for (const [index, line] of text
    .replace(/^\uFEFF/, '')
    .split(/\r\n?|\n/)
    .entries()) {
    const isTag = likeTag.test(line) && (!open || (afterEmpty && strictTag.test(line)));
    if (!draft || (isTag && draft.body.some((part) => part.trim() !== ''))) {
      draft = { tags: new Map(), body: [], line: index + 1 };
      drafts.push(draft);
      open = false;
    }
    const rest = isTag ? takeTags(line, draft.tags) : line;
    if (isTag) draft.line = index + 1;
    if (isTag) draft.body = [];
    draft.body.push(rest.startsWith('%') && !open ? '' : rest);
    open = staysOpen(rest, open);
    afterEmpty = line.trim() === '';
  }
  return drafts
    .map(({ tags, body, line }) => ({ tags, movetext: body.join('\n'), line }))
    .filter(({ tags, movetext }) => tags.size > 0 || movetext.trim() !== '');
}
