import { defineReasons, failer } from '@caravan/kernel';
import { reasonTexts } from './reasons/reason-texts.ts';

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
