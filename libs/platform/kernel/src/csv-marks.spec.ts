import fc from 'fast-check';
import { expect, test } from 'vitest';
import { markCsvText, unmarkCsvText } from './csv-marks.ts';

test.each([
  ['1234567890123456', "'1234567890123456"],
  ['2024112422001150451401234567', "'2024112422001150451401234567"],
  ['0044001', "'0044001"],
  ['12e5', "'12e5"],
  ['7.73012E+14', "'7.73012E+14"],
  ['０４４', "'０４４"],
  ['1234567890123456; 0044', "'1234567890123456;' 0044"],
  ['=1+1', "'=1+1"],
  ["'=1+1", "''=1+1"],
])('%j is marked: %j', (text, cell) => {
  expect(markCsvText(text)).toBe(cell);
});

test.each([
  '123456789012345',
  '0',
  '0.5',
  '12.50',
  '2026-11-24 08:00:00',
  '1234567890123456 Tea',
  'SF1234567890123',
  '3E',
])('%j is written as it is', (text) => {
  expect(markCsvText(text)).toBe(text);
});

test('every text is read back as it was written', () => {
  const piece = fc.constantFrom("'", '=', '-', '+', '0', '1', '1234567890123456', 'E', '.', ',', ';', '\t', '\r', '\n');
  const more = fc.constantFrom('"', '|', ' ', '\u200b', 'a', '＝', '\u2028');
  fc.assert(
    fc.property(fc.string({ unit: fc.oneof(piece, more), maxLength: 12 }), (text) => {
      expect(unmarkCsvText(markCsvText(text))).toBe(text);
    }),
    { numRuns: 3_000 },
  );
});
