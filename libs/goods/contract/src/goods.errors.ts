import { byLanguage, defineReasons, failer } from '@caravan/kernel';
import type { texts as en } from './reasons/en.ts';

/** The texts of the reasons by language: a file for each. */
const reasonTexts = byLanguage(
  import.meta.glob<Record<keyof typeof en, string>>('./reasons/??.ts', { eager: true, import: 'texts' }),
);

/** The failure reasons of goods, besides the common ones. */
export const goodsReasons = defineReasons(
  {
    link_not_understood: 422,
    goods_unavailable: 424,
    favourites_full: 422,
  },
  reasonTexts,
);

export const fail = failer(goodsReasons);
