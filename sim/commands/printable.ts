/** A word of thousands of characters is known by its ends. */
export const brief = (text: string): string =>
  text.replace(/\S{121,}/g, (word) => `${word.slice(0, 80)}...${word.slice(-30)}`);

/** Text from outside as a part of one line: what would end the line or command the terminal is written as in JSON. */
export const printable = (text: string): string =>
  text.replace(/[\p{Cc}\u2028\u2029]/gu, (char) => `\\u${char.charCodeAt(0).toString(16).padStart(4, '0')}`);
