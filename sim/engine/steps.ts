/** The steps as the file that the real interpreter reads; `sim.step` of the prelude is the other side of it. */
import { type Life, type Powered, tornBits } from './lives';

function stepLine(step: Powered, lineOf: (line: string) => string): string {
  switch (step.do) {
    case 'edge':
      return `${step.at} e ${step.side} ${step.level}`;
    case 'contact':
      return `${step.at} c ${step.lever} ${step.level}`;
    case 'pin':
      return `${step.at} k ${step.pin} ${step.level}`;
    case 'line':
      return `${step.at} l ${lineOf(step.line)}`;
    case 'bytes':
      return `${step.at} i ${step.bytes.replaceAll('\\', '\\b').replaceAll('\n', '\\n')}`;
    case 'busy':
      return `${step.at} b ${step.forMs}`;
    case 'timeJump':
      return `${step.at} j ${step.byMs}`;
    case 'battery':
      return `${step.at} p ${step.percent}`;
    case 'picture':
      return `${step.at} d`;
  }
}

/** @param lineOf what becomes of the link's lines */
export function stepsFile({ steps, cutMs, written }: Life, lineOf: (line: string) => string): string {
  const lines = steps.map((step) => stepLine(step, lineOf));
  const last = steps.findIndex((step) => step.at === cutMs);
  if (written !== null) lines.splice(last < 0 ? lines.length : last, 0, `${cutMs} w ${written} ${tornBits(written)}`);
  if (cutMs !== null) lines.push(`${cutMs} x`);
  return lines.map((line) => `${line}\n`).join('');
}
