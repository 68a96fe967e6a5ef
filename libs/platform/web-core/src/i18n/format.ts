import { useMemo } from 'react';
import { formatInstant, type IsoInstant, type Language } from '@caravan/kernel';
import { useLanguage } from './use-texts.ts';

export const locales: Readonly<Record<Language, string>> = { en: 'en-GB', zh: 'zh-CN' };

/** A day for people; UTC unless told otherwise, so that server and browser agree. */
export const formatDate = (at: IsoInstant, language: Language, timeZone = 'UTC'): string =>
  new Intl.DateTimeFormat(locales[language], { dateStyle: 'medium', timeZone }).format(new Date(at));

export const formatNumber = (value: number, language: Language, options: Intl.NumberFormatOptions = {}): string =>
  new Intl.NumberFormat(locales[language], options).format(value);

export const regionNames = (language: Language): Intl.DisplayNames => new Intl.DisplayNames(locales[language], { type: 'region', fallback: 'code' });

/** The name of a country by its two-letter code; the code itself where nobody knows it. */
export const countryName = (code: string, language: Language): string => regionNames(language).of(code) ?? code;

/** The formats in the page's language. */
export const useFormats = () => {
  const language = useLanguage();
  return useMemo(
    () => ({
      date: (at: IsoInstant, timeZone?: string) => formatDate(at, language, timeZone),
      instant: (at: IsoInstant, timeZone?: string) => formatInstant(at, language, timeZone),
      number: (value: number, options?: Intl.NumberFormatOptions) => formatNumber(value, language, options),
      country: (code: string) => countryName(code, language),
    }),
    [language],
  );
};
