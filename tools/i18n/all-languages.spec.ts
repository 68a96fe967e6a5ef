import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { languages, languageTable, staffLanguages, type Language } from '@caravan/kernel';
import { variablesOf } from '@caravan/kernel/testing';
import { describe, expect, test } from 'vitest';

const root = join(import.meta.dirname, '..', '..');

/** The English files that `byLanguage` and `textFiles` find: `en.ts`, or a name that ends with `-en.ts`. */
const english = globSync(['libs/**/en.ts', 'libs/**/*-en.ts'], { cwd: root });
/** Staff pages and labels are in the languages of staff only: their files are read by `byStaffLanguage`. */
const forStaff = /\/(console|console-core|labels)\/|-staff\/|libs\/tasks\//;

const inLanguage = (file: string, language: Language): string => file.replace(/en\.ts$/, `${language}.ts`);

type Leaves = Map<string, string>;

/** Each text with its variables; a function by its number of parameters, because its result has other words. */
const leavesOf = (value: unknown, path = ''): [string, string][] => {
  if (typeof value === 'string') return [[path, value.trim() === '' ? 'empty' : variablesOf(value).join()]];
  if (typeof value === 'object' && value !== null)
    return Object.entries(value).flatMap(([key, part]) => leavesOf(part, `${path}.${key}`));
  return [[path, typeof value]];
};

const load = async (file: string): Promise<Leaves> => new Map(leavesOf({ ...(await import(join(root, file))) }));

/** The forms of counted texts that a language has besides `one` and `other`, such as `few` and `many` in Polish. */
const furtherForms = (locale: string): string[] => {
  const rules = new Intl.PluralRules(locale);
  const used = new Set(Array.from({ length: 1_000 }, (_, count) => rules.select(count)));
  return [...used].filter((form) => form !== 'one' && form !== 'other').sort();
};

/** English texts, with the counted ones in all forms of a language. */
const inFormsOf = (theirs: Leaves, locale: string): Leaves => {
  const counted = [...theirs].filter(([key]) => key.endsWith('_other'));
  const further = furtherForms(locale).flatMap((form) =>
    counted.map(([key, variables]): [string, string] => [key.replace(/other$/, form), variables]),
  );
  return new Map([...theirs, ...further]);
};

/** An empty text is allowed where the English one is empty as well, such as the part of a sentence. */
const faultsOf = (ours: Leaves, theirs: Leaves): string[] =>
  [...new Set([...ours.keys(), ...theirs.keys()])].filter((key) => ours.get(key) !== theirs.get(key));

test('there are texts to compare', () => {
  expect(english.length).toBeGreaterThan(50);
});

test('a counted text has each form of its language', () => {
  expect(['de-DE', 'zh-CN', 'fr-FR', 'pl-PL', 'ar'].map(furtherForms)).toEqual([
    [],
    [],
    [],
    ['few', 'many'],
    ['few', 'many', 'two', 'zero'],
  ]);
  const english: Leaves = new Map([
    ['.days_one', 'count'],
    ['.days_other', 'count'],
  ]);
  expect([...inFormsOf(english, 'pl-PL').keys()]).toEqual(['.days_one', '.days_other', '.days_few', '.days_many']);
});

describe.each(languages.filter((language) => language !== 'en'))('in %s', (language) => {
  const files = english.filter((file) => !forStaff.test(file) || staffLanguages.some((one) => one === language));

  test('every file of English texts has its counterpart with the same texts and variables', async () => {
    const faults = await Promise.all(
      files.map(async (file) => {
        const other = inLanguage(file, language);
        if (!globSync(other, { cwd: root }).length) return [`${other} is missing`];
        const wanted = inFormsOf(await load(file), languageTable[language].locale);
        return faultsOf(wanted, await load(other)).map((key) => `${other}: ${key}`);
      }),
    );
    expect(faults.flat()).toEqual([]);
  });
});

test('every file of another language has an English counterpart', () => {
  const others = globSync('libs/**/{i18n,words,reasons,form-reasons,messages,mails}/**/*.ts', { cwd: root }).filter(
    (file) => languages.some((language) => language !== 'en' && new RegExp(`[/-]${language}\\.ts$`).test(file)),
  );
  const orphans = others.filter((file) => !english.includes(file.replace(/[a-z]{2,3}\.ts$/, 'en.ts')));
  expect(orphans).toEqual([]);
});

test('the offline page speaks every language, each marked with its tag', () => {
  const folder = join(root, 'apps/shell/offline');
  const words = (language: Language) =>
    JSON.parse(readFileSync(join(folder, `${language}.json`), 'utf8')) as Record<string, string>;
  expect(globSync('*.json', { cwd: folder }).sort()).toEqual(languages.map((language) => `${language}.json`).sort());
  for (const language of languages) {
    expect(words(language)['lang']).toBe(languageTable[language].tag);
    expect(Object.keys(words(language))).toEqual(Object.keys(words('en')));
    expect(Object.values(words(language))).not.toContain('');
  }
});
