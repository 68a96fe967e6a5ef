import fc from 'fast-check';
import { expect, test } from 'vitest';
import { scannedCode } from './scanned-code.ts';

test.each([
  ['it2611048213k', 'IT2611048213K'],
  [' EE 123 456 789 CN\r\n', 'EE123456789CN'],
  ['ＥＥ１２３４５６７８９ＣＮ', 'EE123456789CN'],
  ['a\u3000－\u200b01', 'A-01'],
  ['\ufeffBN-1\u0000', 'BN-1'],
  ['IT\ufe0f26\u3164', 'IT26'],
  ['', ''],
])('%j is the code %j', (typed, code) => {
  expect(scannedCode(typed)).toBe(code);
});

test('a code stays what it is, in whatever width, case and spacing it is typed', () => {
  const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-'];
  const wide = (letter: string): string => String.fromCharCode(letter.charCodeAt(0) + 0xfee0);
  const spelled = fc.array(
    fc.record({ letter: fc.constantFrom(...letters), form: fc.constantFrom('plain', 'lower', 'wide', 'spaced') }),
    { maxLength: 30 },
  );
  fc.assert(
    fc.property(spelled, (parts) => {
      const code = parts.map(({ letter }) => letter).join('');
      const typed = parts.map(({ letter, form }) => {
        if (form === 'lower') return letter.toLowerCase();
        if (form === 'wide') return wide(letter);
        return form === 'spaced' ? ` ${letter}\u3000` : letter;
      });
      expect(scannedCode(typed.join(''))).toBe(code);
      expect(scannedCode(code)).toBe(code);
    }),
  );
});
