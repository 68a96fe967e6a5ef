import { useMemo, useSyncExternalStore } from 'react';
import { formatInstant, languageTable, type IsoInstant, type Language } from '@caravan/kernel';
import { useAppSelector } from '../store/store.ts';

export const useLanguage = (): Language => useAppSelector((state) => state.session.language);

const never = () => () => undefined;
const here = (): string => new Intl.DateTimeFormat().resolvedOptions().timeZone || 'UTC';
const unknown = (): undefined => undefined;

/**
 * The reader's time zone. Undefined on the server and until hydration, so that both render the same: the formats then
 * use UTC, and `useMoment` uses Beijing time with its name.
 */
export const useTimeZone = (): string | undefined => useSyncExternalStore<string | undefined>(never, here, unknown);

/**
 * A date or time in which no line ends: with spaces that do not break, and with word joiners (U+2060) between the
 * figures and the characters of a Chinese date, and inside the name of Beijing time.
 */
export const unbroken = (text: string): string =>
  text
    .replaceAll(' ', '\u00a0')
    .replaceAll(
      /(?<=\d)(?=[年月日])|(?<=[年月])(?=\d)|(?<=北)(?=京时间)|(?<=北京)(?=时间)|(?<=北京时)(?=间)/g,
      '\u2060',
    );

/** A date for people. The default zone is UTC, so that server and browser agree. */
export const formatDate = (at: IsoInstant, language: Language, timeZone = 'UTC'): string =>
  unbroken(
    new Intl.DateTimeFormat(languageTable[language].locale, { dateStyle: 'medium', timeZone }).format(new Date(at)),
  );

export const formatNumber = (value: number, language: Language, options: Intl.NumberFormatOptions = {}): string =>
  new Intl.NumberFormat(languageTable[language].locale, options).format(value);

const namesIn = (language: Language, style: 'long' | 'short'): Intl.DisplayNames =>
  new Intl.DisplayNames(languageTable[language].locale, { type: 'region', fallback: 'code', style });

/** Chrome has only the short names of these, which the long style of Node.js does not have: pages would not match. */
const namedShort = /^(HK|MO|PS)$/;

/** The names of countries by their two-letter codes; the code if the name is unknown. */
export const regionNames = (language: Language): { of: (code: string) => string } => {
  const [long, short] = [namesIn(language, 'long'), namesIn(language, 'short')];
  return { of: (code) => (namedShort.test(code) ? short : long).of(code) ?? code };
};

export const countryName = (code: string, language: Language): string => regionNames(language).of(code);

/** The formats of the page's language. */
export const useFormats = () => {
  const language = useLanguage();
  return useMemo(
    () => ({
      date: (at: IsoInstant, timeZone?: string) => formatDate(at, language, timeZone),
      /** The time of day alone. */
      clock: (at: IsoInstant, timeZone: string) =>
        new Intl.DateTimeFormat(languageTable[language].locale, {
          timeStyle: 'short',
          timeZone,
          hourCycle: 'h23',
        }).format(new Date(at)),
      instant: (at: IsoInstant, timeZone?: string) => unbroken(formatInstant(at, language, timeZone)),
      number: (value: number, options?: Intl.NumberFormatOptions) => formatNumber(value, language, options),
      /** An amount of another currency in units, as `US$1,234.50`; yuan are shown by `formatFen`. */
      money: (amount: string, currency: string) =>
        formatNumber(Number(amount), language, { style: 'currency', currency }),
      country: (code: string) => countryName(code, language),
      /** Names or numbers after each other. */
      list: (items: readonly string[]) => items.join(languageTable[language].marks.enumeration),
    }),
    [language],
  );
};
