import fc from 'fast-check';
import { expect, test } from 'vitest';
import { amountCell, csvRow, textCell } from './csv.ts';

test.each([
  ['plain', 'plain'],
  ['=1+1', "'=1+1"],
  ['+49', "'+49"],
  ['-1', "'-1"],
  ['@SUM(A1)', "'@SUM(A1)"],
  ['＝1+1', "'＝1+1"],
  [' \t=cmd|x', "' \t=cmd|x"],
  ['a,b', '"a,b"'],
  ['a "b"', '"a ""b"""'],
  ['=HYPERLINK("http://x","y")', '"\'=HYPERLINK(""http://x"",""y"")"'],
  ['two\nlines', '"two\nlines"'],
])('%j becomes the cell %j', (text, cell) => {
  expect(textCell(text)).toBe(cell);
});

test.each([
  [0, '0.00'],
  [-5, '-0.05'],
  [123_456, '1234.56'],
])('%i fen are %s', (fen, cell) => {
  expect(amountCell(fen)).toBe(cell);
});

test('no text begins a formula or breaks out of its cell', () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      const cell = textCell(text);
      const content = cell.startsWith('"') ? cell.slice(1, -1).replaceAll('""', '"') : cell;
      expect(content).not.toMatch(/^\s*[=+\-@]/);
      expect(content.replace(/^'/, '')).toBe(text.replace(/^'/, ''));
      if (!cell.startsWith('"')) expect(cell).not.toMatch(/[",\r\n]/);
    }),
  );
  expect(csvRow(['a', 'b'])).toBe('a,b\r\n');
});
