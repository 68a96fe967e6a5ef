/** The facts about a language that the product needs besides its texts. */
export interface LanguageRow {
  /** Its name in itself, as menus show it. */
  name: string;
  /** The BCP 47 tag of `<html lang>` and `hreflang`. */
  tag: string;
  /** The locale of dates, numbers and names of countries. */
  locale: string;
  /** The locale of Open Graph. */
  openGraph: string;
  /** Chinese characters need another font, more height of lines, and no spaces between sentences. */
  script: 'latin' | 'han';
  /** Whether an address is written from the country to the person. */
  familyNameFirst: boolean;
  /** The name of Beijing time. */
  beijing: string;
  /** The configuration of PostgreSQL's text search that knows the stems of its words; null if there is none. */
  searchConfig: string | null;
  /** Between the parts of a text that the program joins; `brackets` are the opening and the closing one. */
  marks: { colon: string; comma: string; enumeration: string; semicolon: string; brackets: readonly [string, string] };
  /** The decimal mark, what groups thousands, and whether the sign of a currency follows the amount. */
  numbers: { decimal: string; group: string; signAfter: boolean };
}

/**
 * The languages of the product: a row for each. The texts are files with the language's code as their name, or at the
 * end of it, such as `i18n/en.ts` and `receipt-en.ts`; `byLanguage` finds them.
 */
export const languageTable = {
  en: {
    name: 'English',
    tag: 'en',
    locale: 'en-GB',
    openGraph: 'en_GB',
    script: 'latin',
    familyNameFirst: false,
    beijing: 'Beijing',
    searchConfig: 'english',
    marks: { colon: ': ', comma: ', ', enumeration: ', ', semicolon: '; ', brackets: [' (', ')'] },
    numbers: { decimal: '.', group: ',', signAfter: false },
  },
  zh: {
    name: '中文',
    tag: 'zh-CN',
    locale: 'zh-CN',
    openGraph: 'zh_CN',
    script: 'han',
    familyNameFirst: true,
    beijing: '北京时间',
    searchConfig: null,
    marks: { colon: '：', comma: '，', enumeration: '、', semicolon: '；', brackets: ['（', '）'] },
    numbers: { decimal: '.', group: ',', signAfter: false },
  },
  de: {
    name: 'Deutsch',
    tag: 'de',
    locale: 'de-DE',
    openGraph: 'de_DE',
    script: 'latin',
    familyNameFirst: false,
    beijing: 'Peking',
    searchConfig: 'german',
    marks: { colon: ': ', comma: ', ', enumeration: ', ', semicolon: '; ', brackets: [' (', ')'] },
    numbers: { decimal: ',', group: '.', signAfter: true },
  },
} as const satisfies Record<string, LanguageRow>;

export type Language = keyof typeof languageTable;

/** In the order of the menus. */
export const languages = Object.keys(languageTable) as Language[];
/** For readers of whom no other language is known. */
export const defaultLanguage = 'en' satisfies Language;

/** Whether a value is the code of a language of the product. */
export const isLanguage = (value: unknown): value is Language =>
  typeof value === 'string' && Object.hasOwn(languageTable, value);

/** The languages of the console, in which staff work. Its texts are not in every language of the storefront. */
export const staffLanguages = ['en', 'zh'] as const satisfies readonly Language[];
export type StaffLanguage = (typeof staffLanguages)[number];

/** The languages of the storefront in which staff may write, but need not. */
export const otherLanguages = languages.filter((language): language is Exclude<Language, StaffLanguage> =>
  staffLanguages.every((one) => one !== language),
);

/** The language of staff pages for a reader of any language. */
export const staffLanguageOf = (language: Language): StaffLanguage =>
  staffLanguages.find((known) => known === language) ?? defaultLanguage;

/** A value for each language. */
export type InLanguages<T> = Readonly<Record<Language, T>>;

/** Makes a value for each language. */
/* @__NO_SIDE_EFFECTS__ */
export const inLanguages = <T>(make: (language: Language) => T): Record<Language, T> =>
  Object.fromEntries(languages.map((language) => [language, make(language)])) as Record<Language, T>;

/** Makes several texts at once, such as `title` and `body`, and gives each of them in every language. */
/* @__NO_SIDE_EFFECTS__ */
export const inEachLanguage = <Name extends string>(
  make: (language: Language) => Readonly<Record<Name, string>>,
): Record<Name, Record<Language, string>> => {
  const made = inLanguages(make);
  const names = Object.keys(made[defaultLanguage]) as Name[];
  return Object.fromEntries(names.map((name) => [name, inLanguages((language) => made[language][name])])) as Record<
    Name,
    Record<Language, string>
  >;
};

/** The language of a file: `en` of `./i18n/en.ts` and of `./mails/receipt-en.ts`. */
export const languageOfFile = (path: string): Language | undefined => {
  const code = /([a-z]{2,3})\.[a-z]+$/.exec(path)?.[1];
  return isLanguage(code) ? code : undefined;
};

/**
 * The files of a folder by language, from `import.meta.glob` with `eager` and `import`. Throws if a language has no
 * file.
 */
/* @__NO_SIDE_EFFECTS__ */
export const byLanguage = <T>(files: Readonly<Record<string, T>>): Record<Language, T> => {
  const paths = Object.keys(files);
  return inLanguages((language) => {
    const path = paths.find((one) => languageOfFile(one) === language);
    const file = path === undefined ? undefined : files[path];
    if (file === undefined) throw new Error(`no ${language} among the texts ${paths.join(', ')}`);
    return file;
  });
};

/** As `byLanguage`, of texts that the console alone shows: they are in the languages of staff. */
/* @__NO_SIDE_EFFECTS__ */
export const byStaffLanguage = <T>(files: Readonly<Record<string, T>>): Record<Language, T> => {
  const byCode = new Map(Object.keys(files).map((path) => [languageOfFile(path), files[path]]));
  return inLanguages((language) => {
    const file = byCode.get(staffLanguageOf(language));
    if (file === undefined) throw new Error(`no ${staffLanguageOf(language)} among the texts`);
    return file;
  });
};

/**
 * A text that is stored in several languages: always in English, and not in each other one if staff did not write it,
 * or if it was written before the language was added.
 */
export type WrittenText = Readonly<Partial<Record<Language, string>> & { en: string }>;

/** A stored text for a reader of any language; an empty one counts as not written. */
export const textIn = (text: WrittenText, language: Language): string => text[language] || text.en;

/** The language of what `textIn` gives. */
export const writtenIn = (text: WrittenText, language: Language): Language =>
  text[language] ? language : defaultLanguage;

/** The first supported language of an `Accept-Language` header, by quality values. */
export const fromAcceptLanguage = (header: string | undefined): Language | undefined =>
  (header ?? '')
    .split(',')
    .map((entry) => {
      const [tag = '', ...params] = entry.trim().split(';');
      const q = params.map((param) => /^\s*q=([\d.]+)$/.exec(param)?.[1]).find(Boolean);
      return { language: tag.trim().toLowerCase().split('-')[0], quality: q === undefined ? 1 : Number(q) };
    })
    .filter((entry) => entry.quality > 0)
    .sort((a, b) => b.quality - a.quality)
    .map((entry) => entry.language)
    .find(isLanguage);

/**
 * The language of a page: `?lang=` for this one response, then the cookie `lang`, then the browser's preference, then
 * English (specification 4.1).
 */
export const resolveLanguage = (wish: {
  query?: string | null;
  cookie?: string | undefined;
  acceptLanguage?: string | undefined;
}): Language =>
  [wish.query, wish.cookie].find(isLanguage) ?? fromAcceptLanguage(wish.acceptLanguage) ?? defaultLanguage;
