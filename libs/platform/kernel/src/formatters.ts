import { languageTable, type Language } from './language.ts';

/** One formatter for each language and options: making one takes about a hundred times as long as using it. */
const eachOnce = <Options, Format>(make: (locale: string, options: Options) => Format) => {
  const made = new Map<string, Format>();
  return (language: Language, options: Options): Format => {
    const key = JSON.stringify([language, options]);
    const format = made.get(key) ?? make(languageTable[language].locale, options);
    made.set(key, format);
    return format;
  };
};

/** Dates and times of a language. The zone is required, because the default one may change while the format is kept. */
export const dateFormat = eachOnce(
  (locale, options: Intl.DateTimeFormatOptions & { timeZone: string }) => new Intl.DateTimeFormat(locale, options),
);

/** Numbers and amounts of a language. */
export const numberFormat = eachOnce(
  (locale, options: Intl.NumberFormatOptions) => new Intl.NumberFormat(locale, options),
);

const displayNames = eachOnce((locale, options: Intl.DisplayNamesOptions) => new Intl.DisplayNames(locale, options));

/**
 * Chrome knows these by their short names only. Node.js has other, long ones, and a page that it rendered would not match
 * the browser's.
 */
const namedShort = /^(HK|MO|PS)$/;

/** The name of a country by its two-letter code; the code if the name is unknown. */
export const countryName = (code: string, language: Language): string => {
  const style = namedShort.test(code) ? 'short' : 'long';
  return displayNames(language, { type: 'region', fallback: 'code', style }).of(code) ?? code;
};
