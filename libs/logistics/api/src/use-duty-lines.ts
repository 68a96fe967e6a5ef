import { useCallback } from 'react';
import type { Language } from '@caravan/kernel';
import type { DutyBand, DutyFigures, DutyLimit, DutySource, ImportTax, ValueBasis } from '@caravan/logistics/contract';
import { useFormats, useLanguage } from '@caravan/web-core';

/** One figure of a country in words; without a source it is unknown. */
export interface DutyLine {
  key: string;
  name: string;
  words: string;
  source: DutySource | null;
}

interface Words {
  name: Record<'duty_limit' | 'tax_limit' | 'tax' | 'duty', string>;
  unknown: string;
  noLimit: string;
  free: string;
  limit: (amount: string, basis: string) => string;
  basis: Record<ValueBasis, string>;
  base: Record<ImportTax['base'], string>;
  of: (rates: string, base: string) => string;
  flat: Record<'kind_of_goods' | 'parcel', (amount: string) => string>;
  upTo: (amount: string, basis: string, duty: string) => string;
  above: (duty: string) => string;
}

const words: Readonly<Record<Language, Words>> = {
  en: {
    name: {
      duty_limit: 'Duty-free limit',
      tax_limit: 'Tax-free limit',
      tax: 'VAT, GST or sales tax',
      duty: 'Customs duty',
    },
    unknown: 'Unknown',
    noLimit: 'None',
    free: 'Nothing is charged on ordinary goods',
    limit: (amount, basis) => `${amount}, ${basis}`,
    basis: { goods: 'for the goods', goods_and_shipping: 'for goods and shipping' },
    base: {
      goods: 'the goods',
      goods_and_duty: 'goods and duty',
      goods_and_shipping: 'goods and shipping',
      goods_shipping_and_duty: 'goods, shipping and duty',
    },
    of: (rates, base) => `${rates} of ${base}`,
    flat: {
      kind_of_goods: (amount) => `${amount} for each kind of goods`,
      parcel: (amount) => `${amount} for each parcel`,
    },
    upTo: (amount, basis, duty) => `up to ${amount} ${basis}: ${duty}`,
    above: (duty) => `above: ${duty}`,
  },
  zh: {
    name: { duty_limit: '免关税限额', tax_limit: '免税限额', tax: '增值税或消费税', duty: '关税' },
    unknown: '未知',
    noLimit: '无',
    free: '普通商品不征收',
    limit: (amount, basis) => `${amount}（${basis}）`,
    basis: { goods: '商品', goods_and_shipping: '商品加运费' },
    base: {
      goods: '商品价值',
      goods_and_duty: '商品加关税',
      goods_and_shipping: '商品加运费',
      goods_shipping_and_duty: '商品加运费和关税',
    },
    of: (rates, base) => `${base}的 ${rates}`,
    flat: {
      kind_of_goods: (amount) => `每种商品 ${amount}`,
      parcel: (amount) => `每个包裹 ${amount}`,
    },
    upTo: (amount, basis, duty) => `${basis}不超过 ${amount}：${duty}`,
    above: (duty) => `超过：${duty}`,
  },
};

/** `1900` and `2000` basis points as `19–20%`. */
const ratesText = ({ low_bp: low, high_bp: high }: { low_bp: number; high_bp: number }): string =>
  low === high ? `${low / 100}%` : `${low / 100}–${high / 100}%`;

/** The figures of a country in words, in the order in which they are charged, with their sources. */
export const useDutyLines = (): ((figures: DutyFigures) => DutyLine[]) => {
  const language = useLanguage();
  const { money } = useFormats();
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
          : say.of(ratesText(band), say.base[band.base]);
      const bandOf = (band: DutyBand, index: number): string => {
        if (band.up_to) return say.upTo(amount(band.up_to.amount_cents), say.basis[band.up_to.basis], dutyOf(band));
        return index === 0 ? dutyOf(band) : say.above(dutyOf(band));
      };
      const line = <T extends { source: DutySource }>(
        key: keyof Words['name'],
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
          : [line('tax', tax, (known) => say.of(ratesText(known), say.base[known.base]))]),
      ];
    },
    [language, money],
  );
};
