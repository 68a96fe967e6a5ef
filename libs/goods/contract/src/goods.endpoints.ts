import { defineEndpoint } from '@caravan/kernel';
import type { z } from '@caravan/kernel/zod';
import type {
  availability,
  goods,
  goodsQuery,
  goodsSku,
  imageParams,
  imageQuery,
  manualStart,
  priceTier,
  sourcePrice,
} from './goods.schema.ts';

/** A product as the shop's page shows it, with its price in CNY. */
export type Goods = z.output<typeof goods>;
export type GoodsSku = z.output<typeof goodsSku>;
export type PriceTier = z.output<typeof priceTier>;
export type SourcePrice = z.output<typeof sourcePrice>;
export type Availability = z.output<typeof availability>;
/** What is known about a product that could not be read; it is `data.manual` of `goods_unavailable`. */
export type ManualStart = z.output<typeof manualStart>;
export type GoodsQuery = z.output<typeof goodsQuery>;

/** Looks up the product of a pasted link or share text. */
export const getGoods = defineEndpoint<{ query: GoodsQuery; data: Goods }>()({
  method: 'GET',
  path: '/goods',
  login: 'none',
  tags: ['goods'],
  summary: 'The product behind a link or a share text',
  reasons: ['link_not_understood', 'goods_unavailable'],
  // The page turns into the manual order, which says why.
  quiet: ['goods_unavailable', 'link_not_understood'],
  // Each call may send a request to a shop.
  limit: { max: 60, minutes: 1, by: 'address' },
});

/** A product picture through our proxy. The server creates the token, which names the picture's source. */
export const getImage = defineEndpoint<{
  params: z.output<typeof imageParams>;
  query: z.output<typeof imageQuery>;
  data: unknown;
}>()({
  method: 'GET',
  path: '/images/:token',
  login: 'none',
  tags: [],
  summary: 'A picture of a product, re-encoded',
  raw: true,
});
