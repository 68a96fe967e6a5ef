import { addressLines } from '@caravan/account/contract/address-lines';
import { formatFen, formatWeight, type Language } from '@caravan/kernel';
import { restrictions } from '@caravan/warehouse-packages/contract';
import type { WholePackage } from '../db/package.repo.ts';
import { packingWords } from '../domain/packing-options.ts';
import { restrictionWords } from '../domain/restriction-words.ts';
import type { Label } from './label-page.ts';

const words = {
  en: {
    title: 'Package',
    method: 'Shipping method',
    items: 'Items',
    weight: 'Weight',
    value: 'Declared value',
    care: 'Contains',
    packing: 'Packing options',
    note: 'Packing note',
    tracking: 'Tracking number',
  },
  zh: {
    title: '包裹',
    method: '线路',
    items: '商品件数',
    weight: '重量',
    value: '申报价值',
    care: '属性',
    packing: '打包服务',
    note: '打包备注',
    tracking: '运单号',
  },
} as const satisfies Record<Language, object>;

/** The recipient, formatted as on an envelope. */
const linesOf = ({ row: { address } }: WholePackage, language: Language): string[] => {
  const country = new Intl.DisplayNames(language, { type: 'region' }).of(address.country) ?? address.country;
  return [
    `${address.first_name} ${address.last_name}`.trim(),
    ...addressLines(address),
    country.toUpperCase(),
    address.phone,
  ].filter(Boolean);
};

/** The label for a package; both codes contain its number. Staff who may not see recipients get it without. */
export const packageLabel = (whole: WholePackage, language: Language, { recipient = true } = {}): Label => {
  const { row, method, items, packing } = whole;
  const text = words[language];
  const contained = restrictions.filter((one) => items.some((item) => item.restrictions.includes(one)));
  return {
    language,
    title: text.title,
    code: row.number,
    lines: recipient ? linesOf(whole, language) : [],
    facts: [
      [text.method, `${method.name[language]} · ${row.carrier ?? method.carrier}`],
      [text.tracking, row.trackingNumber ?? ''],
      [text.items, String(items.length)],
      [text.weight, formatWeight(row.realG)],
      [text.value, formatFen(row.declaredValueFen)],
      [text.care, restrictionWords(contained, language)],
      [text.packing, packingWords(packing, language)],
      [text.note, row.packingNote],
    ],
  };
};
