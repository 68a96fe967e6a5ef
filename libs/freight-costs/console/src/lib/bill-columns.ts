// zh-punctuation: off, because of the names of columns.
import { trackingNames, type ColumnPlaces, type Table } from '@caravan/console-core';
import type { FreightCarriers } from '@caravan/freight-costs/contract';

/** Carriers name the columns of a bill by these headings. Its surcharges have columns of any name. */
export const billColumns = {
  number: { names: trackingNames, needed: true },
  weight: {
    names: [
      'billed weight',
      'chargeable weight',
      'charged weight',
      'billable weight',
      'invoice weight',
      'weight',
      '计费重',
      '计费重量',
      '结算重量',
      '收费重量',
      '重量',
    ],
  },
  base: {
    names: [
      'base',
      'base amount',
      'base charge',
      'freight',
      'transport charge',
      'postage',
      '基础运费',
      '基本运费',
      '运费',
      '快递费',
      '邮费',
    ],
  },
  total: {
    names: [
      'total',
      'total amount',
      'total charge',
      'amount',
      'amount due',
      'net amount',
      'gesamt',
      'betrag',
      '合计',
      '总计',
      '总费用',
      '费用合计',
      '总金额',
      '应付金额',
      '应收金额',
      '金额',
    ],
    needed: true,
  },
  currency: { names: ['currency', 'currency code', '币种', '货币', '币别'] },
} as const;

export type BillColumn = keyof typeof billColumns;
export type BillPlaces = ColumnPlaces<BillColumn>;

export type KnownLayout = Pick<FreightCarriers[number], 'columns' | 'surcharges'>;

/** The columns of a file: those that the last file of the carrier had, and otherwise those with a known name. */
export const placesWith = (
  { head, places }: Pick<Table<BillColumn>, 'head' | 'places'>,
  layout: KnownLayout | undefined,
): BillPlaces => {
  const known = Object.entries(layout?.columns ?? {}).flatMap(([column, name]): [string, number][] => {
    const place = name === undefined ? -1 : head.indexOf(name);
    return place < 0 ? [] : [[column, place]];
  });
  return { ...places, ...(Object.fromEntries(known) as BillPlaces) };
};

const surchargeWords =
  /surcharge|fuel|remote|handling|registration|customs|duty|\bfee\b|附加|燃油|偏远|挂号|操作费|处理费|报关|税/i;

/** Finds the surcharges among columns with amounts: those of the carrier's last file, or those with a usual name. */
export const likelySurcharges = (
  head: readonly string[],
  candidates: readonly number[],
  layout: KnownLayout | undefined,
): number[] => {
  const known = candidates.filter((place) => layout?.surcharges.includes(head[place] ?? ''));
  return known.length ? known : candidates.filter((place) => surchargeWords.test(head[place] ?? ''));
};

/** Whether the head of a column says that its weights are in grams; kilograms otherwise. */
export const isInGrams = (name: string | undefined): boolean =>
  /(?<!k)g\b|(?<![千公])克|gram/i.test(name ?? '') && !/kg|kilo|千克|公斤/i.test(name ?? '');
