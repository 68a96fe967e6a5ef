import { expect, test } from 'vitest';
import { countryName, dateFormat, numberFormat } from './formatters.ts';

test('a country has a name in each language, and an unknown code stays itself', () => {
  expect(countryName('DE', 'en')).toBe('Germany');
  expect(countryName('DE', 'zh')).toBe('德国');
  expect(countryName('QX', 'en')).toBe('QX');
  // Chrome has no other names of these.
  expect(['HK', 'PS'].map((code) => countryName(code, 'en'))).toEqual(['Hong Kong', 'Palestine']);
  expect(countryName('HK', 'de')).toBe('Hongkong');
});

test('one formatter serves equal options, and others serve other options and languages', () => {
  const date = { dateStyle: 'medium', timeZone: 'UTC' } as const;
  expect(dateFormat('en', date)).toBe(dateFormat('en', { ...date }));
  expect(dateFormat('en', { ...date, timeZone: 'Asia/Shanghai' })).not.toBe(dateFormat('en', date));
  expect(dateFormat('zh', date)).not.toBe(dateFormat('en', date));
  expect(numberFormat('en', { style: 'currency', currency: 'EUR' }).format(2)).toBe('€2.00');
  expect(numberFormat('en', {}).format(1234.5)).toBe('1,234.5');
});

test('an unknown zone is refused each time', () => {
  const unknown = () => dateFormat('en', { timeZone: 'Nowhere/Else' });
  expect(unknown).toThrow(RangeError);
  expect(unknown).toThrow(RangeError);
});
