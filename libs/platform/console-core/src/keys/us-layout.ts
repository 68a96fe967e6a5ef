const digits = ')!@#$%^&*(';

/** The characters of a US keyboard: by the code of the key, without and with Shift. */
const characters: ReadonlyMap<string, readonly [plain: string, shifted: string]> = new Map([
  ...[...'abcdefghijklmnopqrstuvwxyz'].map(
    (letter) => [`Key${letter.toUpperCase()}`, [letter, letter.toUpperCase()]] as const,
  ),
  ...[...digits].map((sign, digit) => [`Digit${digit}`, [String(digit), sign]] as const),
  ...[...digits].map((_, digit) => [`Numpad${digit}`, [String(digit), String(digit)]] as const),
  ['Minus', ['-', '_']],
  ['Equal', ['=', '+']],
  ['BracketLeft', ['[', '{']],
  ['BracketRight', [']', '}']],
  ['Backslash', ['\\', '|']],
  ['Semicolon', [';', ':']],
  ['Quote', ["'", '"']],
  ['Backquote', ['`', '~']],
  ['Comma', [',', '<']],
  ['Period', ['.', '>']],
  ['Slash', ['/', '?']],
  ['Space', [' ', ' ']],
  ['NumpadAdd', ['+', '+']],
  ['NumpadSubtract', ['-', '-']],
  ['NumpadMultiply', ['*', '*']],
  ['NumpadDivide', ['/', '/']],
  ['NumpadDecimal', ['.', '.']],
]);

/**
 * The character that a scanner means by a key. A scanner imitates a US keyboard, so the character follows from
 * `KeyboardEvent.code`; `key` depends on the layout of the computer, on Caps Lock and on the input method.
 */
export const usCharacter = (code: string, shift: boolean): string | undefined => characters.get(code)?.[shift ? 1 : 0];

/** The key strokes of a text on a US keyboard, as a scanner sends them; undefined if a character has no key. */
export const usStrokes = (text: string): { code: string; shift: boolean }[] | undefined => {
  const strokes = [...text].map((character) => {
    for (const [code, [plain, shifted]] of characters) {
      if (plain === character) return { code, shift: false };
      if (shifted === character) return { code, shift: true };
    }
    return undefined;
  });
  return strokes.every((stroke) => stroke !== undefined) ? strokes : undefined;
};
