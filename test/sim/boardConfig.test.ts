/** Each kind of wrong board-config.json is refused: the place in it, what is wrong there, what was expected. */
import { describe, expect, test } from 'vitest';
import config from '../../board-config.json';
import { configError } from '../../tools/boards.mjs';

/** The configuration with something else in the board's entry. */
const changed = (entry: object) => ({ boards: { pixl: { ...config.boards.pixl, ...entry } } });

describe('board-config.json', () => {
  const { pins, keys, link, display } = config.boards.pixl;
  const oled = config.boards['esp32-oled'];
  const seven = config.boards['mdbt42q-7seg'];
  const bangle2 = config.boards.bangle2;
  const { battery } = oled;

  /** A configuration of one board, `x`, like one of ours with something else in its pins; undefined is left out. */
  const x = (entry: { pins: object }, changes: object, morePins: object) => ({
    boards: { x: JSON.parse(JSON.stringify({ ...entry, ...changes, pins: { ...entry.pins, ...morePins } })) },
  });

  test('as it stands is right', () => {
    expect(configError(config)).toBeNull();
  });

  test.each([
    ['unknown key', changed({ colour: 1 }), '/boards/pixl: must NOT have additional properties: "colour"'],
    ['missing key', { boards: { pixl: {} } }, "/boards/pixl: must have required property 'device'"],
    [
      'pin used twice',
      changed({ pins: { ...pins, ok: 'BTN1' } }),
      '/boards/pixl/pins/ok: BTN1 is used by pins/left already',
    ],
    [
      "pin used twice, the display's",
      x(seven, {}, { ok: 'D14' }),
      '/boards/x/display/pins/cs: D14 is used by pins/ok already',
    ],
    [
      'pin the board lacks',
      changed({ pins: { ...pins, ok: 'BTN9' } }),
      '/boards/pixl/pins/ok: PIXLJS has no free pin BTN9',
    ],
    ['pin of the flash', x(oled, {}, { ok: 'D6' }), '/boards/x/pins/ok: ESP32 has no free pin D6'],
    ['no pin', changed({ pins: { ...pins, ok: 5 } }), '/boards/pixl/pins/ok: must be string'],
    [
      "pin's name",
      changed({ pins: { ...pins, ok: 'btn' } }),
      /^\/boards\/pixl\/pins\/ok: must match pattern .*; is "btn"$/,
    ],
    [
      'unknown pin',
      changed({ pins: { ...pins, bell: 'D1' } }),
      '/boards/pixl/pins: must NOT have additional properties: "bell"',
    ],
    ['missing contact', changed({ pins: { left: 'BTN1' } }), "/boards/pixl/pins: must have required property 'right'"],
    [
      'input for an output',
      x(oled, {}, { buzzer: 'D36' }),
      '/boards/x/pins/buzzer: D36 of ESP32 cannot put out a level',
    ],
    [
      'contact without a pull',
      x(oled, {}, { left: 'D36' }),
      '/boards/x/pins/left: D36 of ESP32 cannot be pulled to the level of an open contact',
    ],
    [
      'battery on a digital pin',
      x(seven, {}, { battery: 'D20' }),
      '/boards/x/pins/battery: D20 of MDBT42Q cannot measure a voltage',
    ],
    [
      'light as a contact',
      changed({ pins: { ...pins, ok: 'LED1' } }),
      '/boards/pixl/pins/ok: LED1 of PIXLJS cannot be pulled to the level of an open contact',
    ],
    ["crystal's pin", x(seven, {}, { ok: 'D0' }), "/boards/x/pins/ok: D0 is the crystal's"],
    ["port's pin", x(oled, {}, { ok: 'D3' }), "/boards/x/pins/ok: D3 is Serial1's"],
    [
      'port the board lacks',
      x(bangle2, { link: { ...link, port: 'Serial1' } }, {}),
      '/boards/x/link/port: BANGLEJS2 has no Serial1',
    ],
    [
      'touch without a touch screen',
      x({ ...oled, pins: {} }, { contacts: 'touch' }, {}),
      '/boards/x/contacts: ESP32 has no touch screen',
    ],
    [
      'touch and a contact',
      x(bangle2, {}, { left: 'BTN1' }),
      '/boards/x/pins/left: the contacts are halves of the touch screen',
    ],
    ['touch of level 0', x(bangle2, { active: 0 }, {}), '/boards/x/active: a touch is level 1'],
    [
      'display of another device',
      x(oled, { display }, {}),
      '/boards/x/display/driver: pixl is the display of PIXLJS, not of ESP32',
    ],
    [
      'size of the display',
      changed({ display: { ...display, width: 130 } }),
      '/boards/pixl/display/width: must be equal to constant: 128; is 130',
    ],
    [
      'pin of another display',
      changed({ display: { ...display, pins: { light: 'LED1', cs: 'D1' } } }),
      '/boards/pixl/display/pins: must NOT have additional properties: "cs"',
    ],
    [
      'unknown display',
      changed({ display: { ...display, driver: 'crt' } }),
      '/boards/pixl/display/driver: must be equal to one of the allowed values: pixl, bangle2, max7219, ssd1306; is "crt"',
    ],
    ['no yes or no', changed({ crystal: 1 }), '/boards/pixl/crystal: must be boolean'],
    [
      'a key without its pin',
      changed({ keys: [...keys, { pin: 'back', key: 'back' }] }),
      '/boards/pixl/keys/4/pin: there is no "back" in pins',
    ],
    ['no such key', changed({ keys: [{ pin: 'ok', key: 'go' }] }), /^\/boards\/pixl\/keys\/0\/key: .*is "go"$/],
    ['a key that nobody can press', changed({ keys: keys.slice(0, 3) }), '/boards/pixl/keys: no pin is "plus"'],
    [
      "a player's contact as a key in the game",
      changed({ keys: [...keys, { pin: 'left', key: 'stop' }] }),
      '/boards/pixl/keys/4: a player\'s contact can only be "screen"',
    ],
    [
      'unknown device',
      changed({ device: 'X' }),
      '/boards/pixl/device: must be equal to one of the allowed values: PIXLJS, BANGLEJS2, MDBT42Q, ESP32; is "X"',
    ],
    [
      'code',
      changed({ link: { ...link, code: 'abc' } }),
      /^\/boards\/pixl\/link\/code: must match pattern .*; is "abc"$/,
    ],
    ['number', changed({ lockoutMs: -1 }), '/boards/pixl/lockoutMs: must be >= 0; is -1'],
    [
      "light on another pin than the LCD's",
      changed({ display: { ...display, pins: { light: 'D2' } } }),
      '/boards/pixl/display/pins/light: must be equal to constant: LED1; is "D2"',
    ],
    [
      'display without a driver',
      changed({ display: { width: 128, height: 64, pins: {} } }),
      "/boards/pixl/display: must have required property 'driver'",
    ],
    [
      'radio that asks for no passkey',
      x(oled, { link: { ...link, port: 'Bluetooth' } }, {}),
      '/boards/x/link/port: ESP32 has no Bluetooth',
    ],
    [
      'passkey missing',
      changed({ link: { port: 'Bluetooth', code: '0000' } }),
      "/boards/pixl/link: must have required property 'passkey'",
    ],
    ['no code', changed({ link: { ...link, code: '' } }), /^\/boards\/pixl\/link\/code: must match pattern .*; is ""$/],
    [
      'level 0 with own buttons',
      changed({ active: 0 }),
      '/boards/pixl/active: must be 1: BTN1 of PIXLJS has level 1 when it is pressed',
    ],
    ['crystal that is not there', changed({ crystal: true }), '/boards/pixl/crystal: must be false: PIXLJS has none'],
    ['crystal denied', x(oled, { crystal: false }, {}), '/boards/x/crystal: must be true: ESP32 has one'],
    [
      'one LED without the other',
      x(oled, {}, { ledRight: undefined }),
      '/boards/x/pins/ledRight: is missing, there is pins/ledLeft',
    ],
    [
      'LEDs that take nothing',
      x(oled, { battery: { ...battery, ledUa: undefined } }, {}),
      '/boards/x/battery/ledUa: is missing, there is pins/ledLeft',
    ],
    [
      'battery pin without a divider',
      x(oled, { battery: { ...battery, divider: undefined } }, {}),
      '/boards/x/battery/divider: is missing, there is pins/battery',
    ],
    [
      'divider without a battery pin',
      x(oled, {}, { battery: undefined }),
      '/boards/x/pins/battery: is missing, there is battery/divider',
    ],
    [
      'empty that is full',
      x(oled, { battery: { ...battery, divider: { empty: 500, full: 500 } } }, {}),
      '/boards/x/battery/divider/full: must be > empty, 500; is 500',
    ],
    [
      'typo far below',
      x(oled, { battery: { ...battery, divider: { ...battery.divider, ful: 1 } } }, {}),
      '/boards/x/battery/divider: must NOT have additional properties: "ful"',
    ],
    [
      'light where there is none',
      x(oled, { battery: { ...battery, lightUa: 5 } }, {}),
      '/boards/x/battery/lightUa: must be 0 with ssd1306; is 5',
    ],
    [
      'light that takes nothing',
      changed({ battery: { ...config.boards.pixl.battery, lightUa: 0 } }),
      '/boards/pixl/battery/lightUa: must be > 0 with pixl; is 0',
    ],
    [
      'current below 0',
      x(oled, { battery: { ...battery, radioUa: -1 } }, {}),
      '/boards/x/battery/radioUa: must be >= 0; is -1',
    ],
    [
      'sleep that takes nothing',
      x(oled, { battery: { ...battery, sleepUa: 0 } }, {}),
      '/boards/x/battery/sleepUa: must be >= 1; is 0',
    ],
    [
      'battery too small for ten hours',
      x(oled, { battery: { ...battery, capacityMah: 700 } }, {}),
      '/boards/x/battery: ten hours of a game, and errorPercent, must be < 100 % of it; are 114 %',
    ],
    ['rocker as keys', changed({ contacts: 'rocker' }), "/boards/pixl/keys/2/pin: a rocker's contact can be no key"],
    [
      'pin twice in keys',
      changed({ keys: keys.map((row) => (row.pin === 'ok' ? { ...row, pin: 'stop' } : row)) }),
      '/boards/pixl/keys/1/pin: "stop" has keys/0 already',
    ],
    [
      'pin of which keys says nothing',
      changed({ pins: { ...pins, back: 'D5' } }),
      '/boards/pixl/pins/back: keys must say what it is',
    ],
    [
      'buzzer as a key',
      x(oled, { keys: [{ pin: 'buzzer', key: 'stop' }] }, {}),
      /^\/boards\/x\/keys\/0\/pin: must be equal to one of .*minus; is "buzzer"$/,
    ],
    [
      'stop that must be held',
      changed({ keys: keys.map((row) => (row.pin === 'stop' ? { pin: 'stop', hold: 'stop', screen: 'back' } : row)) }),
      '/boards/pixl/keys: no pin is "stop" when it is touched',
    ],
    ["board's name", { boards: { Pixl: config.boards.pixl } }, /^\/boards: must match pattern .*; is "Pixl"$/],
    ['no boards', { boards: {} }, '/boards: must NOT have fewer than 1 properties'],
    ['no object', [], '/: must be object'],
  ])('%s is refused with its path', (_, data, expected) => {
    expect(configError(data)).toEqual(typeof expected === 'string' ? expected : expect.stringMatching(expected));
  });
});
