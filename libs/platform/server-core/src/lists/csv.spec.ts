import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { soaking } from '../testing/soak.ts';
import { csvRow } from './csv.ts';

const cellOf = (text: string): string => csvRow([text]).slice(0, -2);

test.each([
  ['plain', 'plain'],
  ['Tea, 250 g; green - not black', '"Tea, 250 g; green - not black"'],
  ['1234567890123456789', "'1234567890123456789"],
  ['0044001', "'0044001"],
  ["'=1", "''=1"],
  ['2026-11-20 08:00:00', '2026-11-20 08:00:00'],
  ['=1+1', "'=1+1"],
  ['+49', "'+49"],
  ['-1', "'-1"],
  ['@SUM(A1)', "'@SUM(A1)"],
  ['＝1+1', "'＝1+1"],
  [' =cmd|x', "' =cmd|x"],
  ['\t=cmd|x', "'\t'=cmd|x"],
  ['a,b', '"a,b"'],
  ['a "b"', '"a ""b"""'],
  ['=HYPERLINK("http://x","y")', '"\'=HYPERLINK(""http://x"",""y"")"'],
  ['two\nlines', '"two\nlines"'],
  ['a;=1+1', "a;'=1+1"],
  ['a, =1+1', '"a,\' =1+1"'],
  ['a\t@x', "a\t'@x"],
  ['a|-1', "a|'-1"],
  ['a\r\n=1', '"a\r\n\'=1"'],
  ['"=1"', '"""\'=1"""'],
  ['\u200b=1', "'\u200b=1"],
  ['\ufeff\u00a0=1', "'\ufeff\u00a0=1"],
  ['a;\u202e\u00ad\u3000＋1', "a;'\u202e\u00ad\u3000＋1"],
])('the text %j becomes the cell %j', (text, cell) => {
  expect(cellOf(text)).toBe(cell);
});

test.each([
  [{ fen: 0 }, '0.00'],
  [{ fen: -5 }, '-0.05'],
  [{ fen: 123_456 }, '1234.56'],
  [{ fen: null }, ''],
  [-1.5, '-1.5'],
  [null, ''],
])('%j is the cell %s, without an apostrophe', (value, cell) => {
  expect(csvRow([value])).toBe(`${cell}\r\n`);
});

describe('a file of texts', () => {
  const blanks = ['\0', '\u0085', '\u00a0', '\u00ad', '\u034f', '\u061c', '\u200b', '\u200f', '\u202e', '\u2028'];
  const more = ['\u2060', '\u2066', '\u3000', '\u3164', '\ufe0f', '\ufeff', '\u{e0020}', ' ', '\v', '\f'];
  const separators = [',', ';', '\t', '|', '\r', '\n', '\r\n', '"'];
  const signs = ['=', '+', '-', '@', '＝', '＋', '－', '＠'];
  const piece = fc.constantFrom(...blanks, ...more, ...separators, ...signs, "'", 'a', '1');
  const anyText = fc.oneof(fc.string({ unit: piece, maxLength: 12 }), fc.string({ unit: 'binary', maxLength: 12 }));
  const anyFile = fc.array(fc.array(anyText, { maxLength: 3 }), { maxLength: 3 });
  /** Written apart from the code: what is seen of a part, and what a formula begins with. */
  const begin = /^[\s\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}]*[=+\-@＝＋－＠]/u;

  test('has no part that begins a formula, however it is split', () => {
    fc.assert(
      fc.property(anyFile, fc.subarray(separators), (rows, chosen) => {
        const file = rows.map(csvRow).join('');
        const parts = chosen.reduce((split, one) => split.flatMap((part) => part.split(one)), [file]);
        expect(parts.filter((part) => begin.test(part))).toEqual([]);
      }),
      { numRuns: soaking ? 50_000 : 2_000 },
    );
  });

  test('has no number of which a spreadsheet keeps 15 digits, however it is split', () => {
    const number = fc.constantFrom('1234567890123456789', '2024112422001150451401234567', '0044001', '1E10');
    const word = fc.oneof(number, piece, fc.string({ unit: piece, maxLength: 3 }));
    fc.assert(
      fc.property(fc.array(word, { maxLength: 5 }), fc.subarray(separators), (words, chosen) => {
        const file = csvRow([words.join('')]);
        const parts = chosen.reduce((split, one) => split.flatMap((part) => part.split(one)), [file]);
        expect(parts.filter((part) => /^\s*(?:\d{16,}|0\d+|\d+E\+?\d+)\s*$/i.test(part))).toEqual([]);
      }),
    );
  });

  test('says what the texts say, but for the apostrophes, and each text stays in its cell', () => {
    fc.assert(
      fc.property(fc.string({ unit: piece, maxLength: 12 }), (text) => {
        const cell = cellOf(text);
        const content = cell.startsWith('"') ? cell.slice(1, -1).replaceAll('""', '"') : cell;
        expect(content.replaceAll("'", '')).toBe(text.replaceAll("'", ''));
        if (!cell.startsWith('"')) expect(cell).not.toMatch(/[",\r\n]/);
      }),
    );
  });
});
