import { useMemo, useSyncExternalStore } from 'react';
import {
  countryName,
  dateFormat,
  formatBalance,
  formatFen,
  formatInstant,
  formatSize,
  formatWeight,
  languageTable,
  numberFormat,
  unbroken,
  type BoxSides,
  type Fen,
  type Gram,
  type IsoInstant,
  type Language,
  type Millimetre,
} from '@caravan/kernel';
import { useAppSelector } from '../store/store.ts';

export const useLanguage = (): Language => useAppSelector((state) => state.session.language);

const never = () => () => undefined;

let zone = { offset: Number.NaN, name: 'UTC' };

/** Every component with a time asks for the zone's name, which is slow to read: it is read anew when the offset changed. */
const here = (): string => {
  const offset = new Date().getTimezoneOffset();
  if (offset !== zone.offset) zone = { offset, name: new Intl.DateTimeFormat().resolvedOptions().timeZone || 'UTC' };
  return zone.name;
};
const unknown = (): undefined => undefined;

/**
 * The reader's time zone. Undefined on the server and until hydration, so that both render the same: the formats then
 * use UTC, and `useMoment` uses Beijing time with its name.
 */
export const useTimeZone = (): string | undefined => useSyncExternalStore<string | undefined>(never, here, unknown);

/** A date for people. The default zone is UTC, so that server and browser agree. */
export const formatDate = (at: IsoInstant, language: Language, timeZone = 'UTC'): string =>
  unbroken(dateFormat(language, { dateStyle: 'medium', timeZone }).format(new Date(at)));

export const formatNumber = (value: number, language: Language, options: Intl.NumberFormatOptions = {}): string =>
  numberFormat(language, options).format(value);

interface Box {
  weight_g: Gram;
  length_mm: Millimetre;
  width_mm: Millimetre;
  height_mm: Millimetre;
}

/** The formats of the page's language. */
export const useFormats = () => {
  const language = useLanguage();
  return useMemo(
    () => ({
      date: (at: IsoInstant, timeZone?: string) => formatDate(at, language, timeZone),
      /** The time of day alone. */
      clock: (at: IsoInstant, timeZone: string) =>
        dateFormat(language, { timeStyle: 'short', timeZone, hourCycle: 'h23' }).format(new Date(at)),
      instant: (at: IsoInstant, timeZone?: string) => unbroken(formatInstant(at, language, timeZone)),
      number: (value: number, options?: Intl.NumberFormatOptions) => formatNumber(value, language, options),
      asYuan: (fen: Fen) => formatFen(fen, language),
      asYuanRange: (lowest: Fen, highest: Fen) =>
        [...new Set([lowest, highest])].map((fen) => formatFen(fen, language)).join(' – '),
      asBalance: (fen: Fen) => formatBalance(fen, language),
      asWeight: (grams: Gram) => formatWeight(grams, language),
      asSize: (...sides: BoxSides) => formatSize(...sides, language),
      /** The weight and the sides of a packed box. */
      asBox: (box: Box) =>
        `${formatWeight(box.weight_g, language)} · ${formatSize(box.length_mm, box.width_mm, box.height_mm, language)}`,
      /** An amount of another currency in units, as `US$1,234.50`. */
      money: (amount: string, currency: string) =>
        formatNumber(Number(amount), language, { style: 'currency', currency }),
      country: (code: string) => countryName(code, language),
      /** Names or numbers after each other. */
      list: (items: readonly string[]) => items.join(languageTable[language].marks.enumeration),
    }),
    [language],
  );
};
