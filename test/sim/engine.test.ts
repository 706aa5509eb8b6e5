import { tmpdir } from 'node:os';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { type Engine, EngineError, engineByName, type Step } from '../../sim/engine';
import { createEspruinoEngine } from '../../sim/engine/espruino';
import { fixedSource } from '../../sim/engine/files';
import { createNodeEngine } from '../../sim/engine/node';
import { entry, interpreter, needsInterpreter, withoutInterpreter } from './boardKit';

/** Notes all that happens and answers every line with what was noted. */
const script = `(function () {
  var noted = [], input = "", id, offset = 4, storage = global.require("Storage"), set = global.setTime, offMs = 0;
  function now() { return Math.floor(getTime() * 1000 + 0.5); }
  function note(what) { noted.push([what, now()]); }
  function edge(e) {
    var last = e.lastTime === undefined ? -1 : Math.floor(e.lastTime * 1000 + 0.5);
    noted.push([e.pin.toString(), e.state, Math.floor(e.time * 1000 + 0.5), last, now()]);
    if (id !== undefined) clearTimeout(id);
    id = setTimeout(tick, 1000);
    storage.write("log", new Uint8Array([offset, 1, 2, 3, 4, 5, 6, 7]), offset);
    offset += 8;
    g.clearRect(0, 0, 60, 20).drawString("" + offset, 3, 3, true);
    g.flip();
  }
  function tick() {
    note("tick");
    id = setTimeout(soon, 0);
  }
  function soon() {
    note("soon");
    id = setTimeout(tick, 7000);
  }
  function sum() {
    var all = 0;
    for (var byte of new Uint8Array(g.buffer)) all = (all * 31 + byte) % 65521;
    return all;
  }
  function command(text) {
    var asked = JSON.parse(text);
    if (asked.every) setInterval(function () { note("every"); }, asked.every);
    if (asked.fail) throw new Error("asked to fail");
    if (asked.print) print("hello");
    if (asked.mute) return;
    zeitnotPort.write(JSON.stringify({ noted: noted, now: now(), offMs: offMs, battery: E.getBattery(), left: digitalRead(BTN1),
      flash: new Uint8Array(storage.readArrayBuffer("log"))[0], lcd: sum(), whiteOn: asked.white || "left" }) + "\\n");
    noted = [];
  }
  global.setTime = function (s) { offMs += Math.floor((s - getTime()) * 1000 + 0.5); set(s); };
  storage.write("log", "head", 0, 8000);
  g.setFontCustom("\\xf0\\x0f\\x55\\xaa\\x12\\x34\\x56\\x78\\x9a\\xbc\\xde\\xf0", 48, 3, 6);
  setWatch(edge, BTN1, { repeat: true, edge: "both", debounce: 0 });
  setWatch(edge, BTN4, { repeat: true, edge: "both", debounce: 0 });
  zeitnotPort.on("data", function (text) {
    var end;
    input += text;
    while ((end = input.indexOf("\\n")) >= 0) {
      text = input.substr(0, end);
      input = input.substr(end + 1);
      command(text);
    }
  });
})();`;

const source = fixedSource(script, entry);
const ask = (at: number, more: object = {}): Step => ({ at, do: 'line', line: JSON.stringify(more) });
const press = (at: number, side: 'white' | 'black'): Step[] => [
  { at, do: 'edge', side, level: 1 },
  { at: at + 50, do: 'edge', side, level: 0 },
];

const everything: Step[] = [
  ask(0, { every: 300 }),
  ...press(500, 'white'),
  ask(1500),
  ...press(2000, 'black'),
  { at: 2100, do: 'busy', forMs: 2000 },
  ...press(2200, 'white'),
  { at: 2300, do: 'timeJump', byMs: -123456 },
  ask(2400, { white: 'right' }),
  ...press(3000, 'black'),
  { at: 4100, do: 'edge', side: 'white', level: 1 },
  { at: 4100, do: 'battery', percent: 4 },
  { at: 4500, do: 'edge', side: 'white', level: 0 },
  ask(5000, { white: 'left' }),
  { at: 6000, do: 'timeJump', byMs: 86_400_000 },
  ...press(7000, 'white'),
  ask(7050),
  { at: 7100, do: 'busy', forMs: 500 },
  ask(7200),
];

/** A long game: 200 presses, a question after each. */
const long = Array.from({ length: 200 }, (_, i) => [
  ...press(1000 + i * 30_000, i % 2 ? 'black' : 'white'),
  ask(1000 + i * 30_000 + 60),
]).flat();

function both(name: string, test: (engine: Engine) => Promise<void>): void {
  it(`${name}: node`, () => test(createNodeEngine(source)));
  it.skipIf(withoutInterpreter)(`${name}: espruino${needsInterpreter}`, () =>
    test(createEspruinoEngine(interpreter, source)),
  );
}

describe('engines', () => {
  both('serve what comes in at a ms before the timers of that ms', async (engine) => {
    const steps = [...press(0, 'white'), { at: 1050, do: 'battery', percent: 50 } as const, ask(1050), ask(1051)];
    const [at, after] = await engine.play('pixl', steps);
    expect(JSON.parse(at as string).noted).toHaveLength(2);
    expect(JSON.parse(after as string).noted).toEqual([
      ['tick', 1050],
      ['soon', 1050],
    ]);
  });

  both('answer a line that waited while the interpreter was busy, after the last step', async (engine) => {
    const [answer] = await engine.play('pixl', [{ at: 0, do: 'busy', forMs: 900 }, ask(10)]);
    expect(JSON.parse(answer as string).now).toBe(900);
  });

  both(
    'let a jump of the clock wait for the interpreter; edges until then have stamps of the old time',
    async (engine) => {
      const steps: Step[] = [
        { at: 0, do: 'busy', forMs: 900 },
        { at: 100, do: 'edge', side: 'white', level: 1 },
        { at: 200, do: 'timeJump', byMs: 5000 },
        { at: 300, do: 'edge', side: 'black', level: 1 },
        { at: 950, do: 'edge', side: 'black', level: 0 },
      ];
      const [answer] = await engine.play('pixl', [...steps, ask(1000)]);
      expect(JSON.parse(answer as string)).toMatchObject({
        offMs: 5000,
        noted: [
          ['BTN1', true, 100, -1, 900],
          ['BTN4', true, 300, -1, 5900],
          ['BTN4', false, 5950, 300, 5950],
        ],
      });
    },
  );

  both('boot a fresh board for every play', async (engine) => {
    const [first, second] = [await engine.play('pixl', everything), await engine.play('pixl', everything)];
    expect(first).toEqual(second);
  });

  both('say what the script threw', async (engine) => {
    await expect(engine.play('pixl', [ask(0, { fail: 1 })])).rejects.toThrow(/Uncaught Error: asked to fail/);
  });

  both('do not let a script print', async (engine) => {
    await expect(engine.play('pixl', [ask(0, { print: 1 })])).rejects.toThrow(/hello/);
  });

  both('want an answer to every line', async (engine) => {
    await expect(engine.play('pixl', [ask(0, { mute: 1 })])).rejects.toThrow('answered 0 of 1 lines');
  });

  it('do not take a script that does not parse', async () => {
    await expect(createNodeEngine(fixedSource('var = 1', entry)).play('pixl', [])).rejects.toThrow(EngineError);
  });

  it('are node and espruino', () => {
    expect(() => engineByName('rhino')).toThrow(EngineError);
  });

  it('cannot be the interpreter when nobody says where it is', () => {
    expect(() => createEspruinoEngine('', source)).toThrow(/ESPRUINO=path/);
    expect(() => createEspruinoEngine('./nowhere', source)).toThrow(/ESPRUINO=.*nowhere: there is no such program$/);
  });

  it.each([
    ['a program that says nothing', '/bin/true', 'this is not the Espruino interpreter'],
    ['one that fails', '/bin/false', 'this is not the Espruino interpreter'],
    ['one that says what it is told', '/bin/echo', 'this is not the Espruino interpreter'],
    ['another interpreter', process.execPath, 'this is not the Espruino interpreter'],
    ['a folder', tmpdir(), 'this cannot be run'],
    ['a text', fileURLToPath(import.meta.url), 'this cannot be run'],
  ])('cannot be %s', (_, path, reason) => {
    expect(() => createEspruinoEngine(path, source)).toThrow(new EngineError(`ESPRUINO=${path}: ${reason}`));
  });
});

describe('node and the interpreter', () => {
  it.skipIf(withoutInterpreter)(`answer the same to everything that can happen${needsInterpreter}`, async () => {
    const expected = await createEspruinoEngine(interpreter, source).play('pixl', everything);
    expect(await createNodeEngine(source).play('pixl', everything)).toEqual(expected);
  });

  it.skipIf(withoutInterpreter)(
    `answer the same through a long game${needsInterpreter}`,
    async () => {
      const expected = await createEspruinoEngine(interpreter, source).play('pixl', long);
      expect(await createNodeEngine(source).play('pixl', long)).toEqual(expected);
    },
    60_000,
  );
});
