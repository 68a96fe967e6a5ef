import { expect, it } from 'vitest';
import { measureDifference, measureText } from './measure-text.ts';

it.each([
  ['length', 520, '520 mm (52 cm)'],
  ['other', 7, '7 mm (0.7 cm)'],
  ['height', 1_000_000, '1000000 mm (100000 cm)'],
  ['weight', 520, '520 g'],
] as const)('writes the %s %i as %s', (what, value, text) => {
  expect(measureText(what, value)).toBe(text.replaceAll(/(?<=\d) (?=[a-z])/g, '\u00a0'));
});

it('writes decimals as the language does', () => {
  expect(measureText('other', 325, 'de')).toBe('325\u00a0mm (32,5\u00a0cm)');
});

it.each([
  ['width', 500, 520, '+20\u00a0mm'],
  ['other', 520, 500, '−20\u00a0mm'],
  ['weight', 900, 899, '−1\u00a0g'],
  ['weight', 900, 900, null],
] as const)('compares the %s: stated %i, measured %i', (what, stated, measured, difference) => {
  expect(measureDifference(what, stated, measured)).toBe(difference);
});
