/** What JSON Schema cannot say of a board's entry: whether its device has what the entry asks for (devices.json). */
import { readFileSync } from 'node:fs';
import { drivers } from './display.mjs';

const devices = JSON.parse(readFileSync(new URL('../devices.json', import.meta.url), 'utf8'));

/** What a pin is for, where it is not for a contact. */
const purposes = {
  buzzer: 'output',
  ledLeft: 'output',
  ledRight: 'output',
  battery: 'analog',
  powerFail: 'input',
};

/** What a pin must be able to, in words. */
const words = {
  output: 'put out a level',
  contact: 'be pulled to the level of an open contact',
  input: 'read a level',
  analog: 'measure a voltage',
};

/** Every pin of an entry: where it stands, and what for. */
const uses = ({ pins, display }) => [
  ...Object.entries(pins).map(([key, pin]) => ({ path: `pins/${key}`, pin, purpose: purposes[key] ?? 'contact' })),
  ...Object.entries(display.pins).map(([key, pin]) => ({ path: `display/pins/${key}`, pin, purpose: 'output' })),
];

const serves = ({ cannot, analog }, pin, purpose) =>
  purpose === 'analog' ? analog.includes(pin) : !cannot[purpose]?.includes(pin);

/** What the device itself does with a pin, so that nobody else can: `crystal` has the pins of one that may be fitted. */
function takenBy({ crystal, ports }, entry, pin) {
  if (entry.crystal && crystal.includes(pin)) return "is the crystal's";
  return ports[entry.link.port].includes(pin) ? `is ${entry.link.port}'s` : null;
}

function pinError(entry) {
  const device = devices[entry.device];
  const users = {};
  for (const { path, pin, purpose } of uses(entry)) {
    if (!device.pins.includes(pin)) return `${path}: ${entry.device} has no free pin ${pin}`;
    if (users[pin]) return `${path}: ${pin} is used by ${users[pin]} already`;
    const taken = takenBy(device, entry, pin);
    if (taken) return `${path}: ${pin} ${taken}`;
    if (!serves(device, pin, purpose)) return `${path}: ${pin} of ${entry.device} cannot ${words[purpose]}`;
    users[pin] = path;
  }
  return null;
}

/** What `crystal` of an entry must be where the device leaves no choice. */
const crystals = { none: false, 'built in': true };

function levelError({ buttons }, { device, contacts, active, pins }) {
  if (active === 1) return null;
  if (contacts === 'touch') return 'active: a touch is level 1';
  const own = Object.values(pins).find((pin) => buttons.includes(pin));
  return own ? `active: must be 1: ${own} of ${device} has level 1 when it is pressed` : null;
}

/**
 * @param {object} entry of a board, which the schema allows
 * @returns {string | null} what its device cannot: path below the entry, and reason
 */
export function deviceError(entry) {
  const device = devices[entry.device];
  const { builtInto } = drivers[entry.display.driver];
  if (builtInto && builtInto !== entry.device)
    return `display/driver: ${entry.display.driver} is the display of ${builtInto}, not of ${entry.device}`;
  if (!device.ports[entry.link.port]) return `link/port: ${entry.device} has no ${entry.link.port}`;
  if (entry.contacts === 'touch' && !device.touch) return `contacts: ${entry.device} has no touch screen`;
  if (entry.contacts === 'touch' && (entry.pins.left || entry.pins.right))
    return `pins/${entry.pins.left ? 'left' : 'right'}: the contacts are halves of the touch screen`;
  const crystal = crystals[device.crystal] ?? entry.crystal;
  if (entry.crystal !== crystal) return `crystal: must be ${crystal}: ${entry.device} has ${crystal ? 'one' : 'none'}`;
  return levelError(device, entry) ?? pinError(entry);
}
