import { describe, expect, test } from 'vitest';
import {
  byLanguage,
  byStaffLanguage,
  inEachLanguage,
  inLanguages,
  isLanguage,
  languageOfFile,
  languages,
  languageTable,
  otherLanguages,
  staffLanguageOf,
  staffLanguages,
  textIn,
  writtenIn,
} from './language.ts';
import { text, written } from './zod/index.ts';

test('a language is known by its row, whatever an object inherits', () => {
  expect(languages.every(isLanguage)).toBe(true);
  expect(['toString', 'constructor', '__proto__', 'EN', '', undefined, 1].some(isLanguage)).toBe(false);
});

test('rows have tags and locales that browsers and Node know', () => {
  for (const language of languages) {
    const { tag, locale, openGraph } = languageTable[language];
    expect(Intl.getCanonicalLocales([tag, locale])).toEqual([...new Set([tag, locale])]);
    expect(Intl.DateTimeFormat.supportedLocalesOf(locale)).toEqual([locale]);
    expect(openGraph).toBe(locale.replace('-', '_'));
  }
});

test('several texts of one language become each text in every language', () => {
  expect(inEachLanguage((language) => ({ title: `${language} title`, body: `${language} body` }))).toEqual({
    title: inLanguages((language) => `${language} title`),
    body: inLanguages((language) => `${language} body`),
  });
});

describe('files by language', () => {
  test('are found by the end of their names', () => {
    expect(
      ['./i18n/en.ts', './receipt-zh.ts', '../seed/83-privacy.en.md', './en-orders.ts'].map(languageOfFile),
    ).toEqual(['en', 'zh', 'en', undefined]);
  });

  test('must exist for each language', () => {
    const files = Object.fromEntries(languages.map((language) => [`./words/${language}.ts`, language]));
    expect(byLanguage(files)).toEqual(inLanguages((language) => language));
    expect(() => byLanguage({ './words/en.ts': 'en' })).toThrow('no zh');
  });

  test('of staff exist in the languages of staff', () => {
    const words = byStaffLanguage({ './words/en.ts': 'Bin', './words/zh.ts': '库位' });
    expect(words).toMatchObject({ en: 'Bin', zh: '库位' });
    for (const language of otherLanguages) expect(words[language]).toBe('Bin');
    expect(() => byStaffLanguage({ './words/en.ts': 'Bin' })).toThrow('no zh');
  });
});

test('staff of another language work in English', () => {
  expect(languages.map(staffLanguageOf)).toEqual(
    languages.map((language) => (staffLanguages.some((one) => one === language) ? language : 'en')),
  );
});

test('a text that is not written in a language is read in English', () => {
  for (const language of languages) expect(textIn({ en: 'Tea' }, language)).toBe('Tea');
  expect(textIn({ en: 'Tea', zh: '茶' }, 'zh')).toBe('茶');
  expect(textIn({ en: 'Tea', zh: '' }, 'zh')).toBe('Tea');
  expect([{ en: 'Tea', zh: '茶' }, { en: 'Tea', zh: '' }, { en: 'Tea' }].map((one) => writtenIn(one, 'zh'))).toEqual([
    'zh',
    'en',
    'en',
  ]);
});

test('staff write English and Chinese, and others if they like', () => {
  const schema = written(text(1, 10));
  expect(schema.safeParse({ en: 'Tea', zh: '茶' }).success).toBe(true);
  expect(schema.safeParse({ en: 'Tea' }).success).toBe(false);
  expect(schema.safeParse({ en: 'Tea', zh: '茶', xx: 'Tea' }).success).toBe(false);
  for (const language of otherLanguages) {
    expect(schema.safeParse({ en: 'Tea', zh: '茶', [language]: 'Tee' }).success).toBe(true);
    expect(schema.safeParse({ en: 'Tea', zh: '茶', [language]: '' }).success).toBe(true);
    expect(schema.safeParse({ en: 'Tea', zh: '茶', [language]: 'x'.repeat(11) }).success).toBe(false);
  }
});
