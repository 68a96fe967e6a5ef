import type { Language } from '@caravan/kernel';
import type { BinKind } from '@caravan/warehouse-packages/contract';
import type { BinRow } from '../db/bin.table.ts';
import type { Label } from './label-page.ts';

const words = {
  en: { title: 'Bin', zone: 'Zone', kind: 'Kind' },
  zh: { title: '库位', zone: '库区', kind: '类型' },
} as const satisfies Record<Language, object>;

const kinds: Record<BinKind, Record<Language, string>> = {
  shelf: { en: 'Shelf', zh: '货架' },
  pallet: { en: 'Pallet', zh: '托盘' },
  cage: { en: 'Cage', zh: '贵重品柜' },
  holding: { en: 'Holding area', zh: '暂存区' },
};

/** The label for a bin; both codes contain its code. */
export const binLabel = ({ code, zone, kind }: BinRow, language: Language): Label => ({
  language,
  title: words[language].title,
  code,
  lines: [],
  facts: [
    [words[language].zone, zone],
    [words[language].kind, kinds[kind][language]],
  ],
});
