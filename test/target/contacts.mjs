/** More edges than the interpreter's queue holds, on the virtual board and in the real interpreter. */
import { sameTrace } from './trace.mjs';

const edge = (at, side, level) => ({ at, op: 'edge', side, level });

/** White has moved and his contact chatters while the interpreter is blocked; what comes after that is lost. */
function overflow(contacts) {
  const chatter = Array.from({ length: 100 }, (_, i) => [
    edge(3000 + i * 40, 'white', 0),
    edge(3020 + i * 40, 'white', 1),
  ]);
  const events = [
    { at: 0, op: 'start' },
    edge(1000, 'white', 1),
    { at: 2000, op: 'busy', for: 8000 },
    ...chatter.flat(),
    edge(8998, 'white', 0),
    edge(9000, 'black', 1),
    edge(12_000, 'black', 0),
    edge(12_010, 'white', 1),
  ];
  const pressed = contacts === 'rocker' ? { plies: 3, side: 'black' } : { plies: 1, side: 'black' };
  const options = { contacts, lockoutMs: 25 };
  return JSON.stringify({
    id: `lost edges of ${contacts}`,
    control: '60',
    options,
    events,
    expect: [{ at: 13_000, ...pressed }],
  });
}

describe('lost edges', () => {
  sameTrace('a rocker is read again, buttons only go on', () => ['rocker', 'buttons'].map(overflow).join('\n'));
});
