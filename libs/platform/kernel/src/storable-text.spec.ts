import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { characterCount, firstCharacters, isStorable, storable, storableText } from './storable-text.ts';

/** Any sequence of code units, half pairs and NUL among them. */
const odd = fc.string({
  unit: fc.oneof(
    fc.constantFrom('a', '\u0000', '\ud83d', '\ude00', '😀', '中', '\ufffd'),
    fc.string({ unit: 'binary', maxLength: 1 }),
  ),
});

describe('a text from outside', () => {
  test('becomes storable, and stays as it is if it was', () => {
    fc.assert(
      fc.property(odd, (text) => {
        expect(isStorable(storableText(text))).toBe(true);
        if (isStorable(text)) expect(storableText(text)).toBe(text);
      }),
    );
  });

  test('becomes storable wherever it is in a value', () => {
    const anywhere = fc.letrec((tie) => ({
      value: fc.oneof(odd, fc.integer(), fc.constant(null), fc.array(tie('value')), fc.dictionary(odd, tie('value'))),
    })).value;
    const textsOf = (value: unknown): string[] =>
      typeof value === 'string'
        ? [value]
        : typeof value === 'object' && value !== null
          ? Object.entries(value).flatMap(([key, part]) => [key, ...textsOf(part)])
          : [];
    fc.assert(fc.property(anywhere, (value) => textsOf(storable(value)).every(isStorable)));
  });

  test('leaves what is no plain data alone', () => {
    const date = new Date(0);
    expect(storable({ date, none: undefined, map: null })).toEqual({ date, none: undefined, map: null });
    expect(storable(date)).toBe(date);
  });
});

describe('characters', () => {
  test.each([
    ['abc', 3],
    ['中文', 2],
    ['😀😀', 2],
    ['𠮷', 1],
    ['', 0],
  ])('%s has %i', (text, count) => {
    expect(characterCount(text)).toBe(count);
  });

  test('are never parted', () => {
    const text = fc.string({
      unit: fc.oneof(fc.constantFrom('😀', '𠮷', 'a', '中'), fc.string({ unit: 'binary', maxLength: 1 })),
    });
    fc.assert(
      fc.property(text, fc.nat(12), (whole, max) => {
        const cut = firstCharacters(whole, max);
        expect(whole.startsWith(cut)).toBe(true);
        expect(cut.isWellFormed()).toBe(true);
        expect(characterCount(cut)).toBe(Math.min(max, characterCount(whole)));
      }),
    );
  });
});
