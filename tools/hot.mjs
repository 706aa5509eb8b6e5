/**
 * Espruino looks a name up by walking the names of its function from the first. So those that every press and tick look up
 * are declared before all others, the commonest first.
 */
import { SourceMap } from 'node:module';
import * as acorn from 'acorn';

/** By the source names; those that a board does not have are passed over. */
export const hot = [
  'firmware/device/clock.ts clock',
  'firmware/device/timebase.ts base floor',
  'firmware/device/scheduler.ts timer tick beatAtMs judging',
  'firmware/device/face.ts minutesMs face lookAtMs lights',
  'firmware/device/journal.ts journal record place bytes',
  'firmware/device/storage.ts storage',
  'firmware/core/clock.ts press',
  'firmware/display/halves.ts drawTail swapRun scales',
  'firmware/display/digits.ts digitsScale useDigits',
  'firmware/display/max7219.ts put frames digits spi select drawTail swapRun',
  'firmware/display/ssd1306.ts lcd bus drawTail tails swapRun bars upper barred',
  'firmware/device/sound.ts buzzer soundSecond',
  'firmware/device/contacts.ts contacts rockerDeafUntilMs insideMs insideContact pressed press onRockerEdge',
  'firmware/device/face.ts drawPressed',
].flatMap((row) => {
  const [file, ...names] = row.split(' ');
  return names.map((name) => `${file} ${name}`);
});

/** The script's own names, not those inside its functions: source file and name -> emitted name. */
export function topNames(text, map) {
  const sourceMap = new SourceMap(map);
  const tree = acorn.parse(text, { ecmaVersion: 2022, locations: true });
  const names = new Map();
  for (const node of tree.body[0].expression.callee.body.body) {
    if (node.type !== 'VariableDeclaration') continue;
    for (const { id } of node.declarations) {
      const { originalSource, name } = sourceMap.findEntry(id.loc.start.line - 1, id.loc.start.column);
      if (originalSource) names.set(`${originalSource.replace(/^(\.\.\/)+/, '')} ${name ?? id.name}`, id.name);
    }
  }
  return names;
}

/** @param {string} small the same script, smaller @returns {string} that with the hot names first */
export function hotFirst(text, map, small) {
  const names = topNames(text, map);
  const { body } = acorn.parse(small, { ecmaVersion: 2022 }).body[0].expression.callee.body;
  const declared = body.flatMap((node) => (node.declarations ?? []).map(({ id }) => id.name));
  const first = hot.map((name) => names.get(name)).filter((name) => declared.includes(name));
  return small.replace('(()=>{', `(()=>{var ${first.join(',')};`);
}
