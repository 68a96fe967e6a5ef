import { useCallback } from 'react';
import { byLanguage } from '@caravan/kernel';
import type { DutyBand, DutyFigures, DutyLimit, DutySource } from '@caravan/logistics/contract';
import { useFormats, useLanguage } from '@caravan/web-core';
import type { words as en } from './duty-words/en.ts';

/** One figure of a country in words; without a source it is unknown. */
export interface DutyLine {
  key: string;
  name: string;
  words: string;
  source: DutySource | null;
}

const words = byLanguage(import.meta.glob<typeof en>('./duty-words/??.ts', { eager: true, import: 'words' }));

/** `1900` and `2000` basis points as `19–20%`. */
const ratesText = (
  { low_bp: low, high_bp: high }: { low_bp: number; high_bp: number },
  number: (value: number) => string,
): string => (low === high ? `${number(low / 100)}%` : `${number(low / 100)}–${number(high / 100)}%`);

/** The figures of a country in words, in the order in which they are charged, with their sources. */
export const useDutyLines = (): ((figures: DutyFigures) => DutyLine[]) => {
  const language = useLanguage();
  const { money, number } = useFormats();
  return useCallback(
    ({ currency, duty_limit, tax_limit, tax, duty }) => {
      const say = words[language];
      const amount = (cents: number): string => money(String(cents / 100), currency);
      const limitOf = (limit: DutyLimit): string => {
        if (limit.amount_cents === null) return say.free;
        return limit.amount_cents === 0 ? say.noLimit : say.limit(amount(limit.amount_cents), say.basis[limit.basis]);
      };
      const dutyOf = (band: DutyBand): string =>
        band.kind === 'flat'
          ? say.flat[band.per](amount(band.amount_cents))
          : say.of(ratesText(band, number), say.base[band.base]);
      const bandOf = (band: DutyBand, index: number): string => {
        if (band.up_to) return say.upTo(amount(band.up_to.amount_cents), say.basis[band.up_to.basis], dutyOf(band));
        return index === 0 ? dutyOf(band) : say.above(dutyOf(band));
      };
      const line = <T extends { source: DutySource }>(
        key: keyof typeof en.name,
        figure: T | null,
        text: (known: T) => string,
      ): DutyLine => ({
        key,
        name: say.name[key],
        words: figure ? text(figure) : say.unknown,
        source: figure?.source ?? null,
      });
      const bands = duty.map((band, index) => ({
        ...line('duty', band, (known) => bandOf(known, index)),
        key: `duty-${index}`,
      }));
      const isFree = duty_limit?.amount_cents === null;
      const noBands = isFree ? [] : [line('duty', null, () => '')];
      return [
        line('duty_limit', duty_limit, limitOf),
        ...(bands.length ? bands : noBands),
        line('tax_limit', tax_limit, limitOf),
        ...(tax_limit?.amount_cents === null
          ? []
          : [line('tax', tax, (known) => say.of(ratesText(known, number), say.base[known.base]))]),
      ];
    },
    [language, money, number],
  );
};
