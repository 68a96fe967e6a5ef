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
  savedGoods,
  savedIds,
  savedLists,
  savedRef,
  sourcePrice,
} from './goods.schema.ts';

/** A product as the shop's page shows it, with its price in CNY. */
export type Goods = z.output<typeof goods>;
export type GoodsSku = z.output<typeof goodsSku>;
export type PriceTier = z.output<typeof priceTier>;
export type SourcePrice = z.output<typeof sourcePrice>;
export type Availability = z.output<typeof availability>;
/** The known facts of a product that could not be read; it is `data.manual` of `goods_unavailable`. */
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

export type SavedGoods = z.output<typeof savedGoods>;
export type SavedLists = z.output<typeof savedLists>;
type SavedRef = z.output<typeof savedRef>;

export const listSaved = defineEndpoint<{ data: SavedLists }>()({
  method: 'GET',
  path: '/saved_goods',
  login: 'shopper',
  tags: ['saved'],
  summary: 'Favourites and recent links, newest first',
});

export const addFavourite = defineEndpoint<{ body: SavedRef; data: SavedGoods }>()({
  method: 'POST',
  path: '/favourites',
  login: 'shopper',
  tags: ['saved'],
  summary: 'Keep a product as a favourite; one that is kept already stays as it is',
  reasons: ['favourites_full'],
});

export const removeFavourites = defineEndpoint<{ body: z.output<typeof savedIds>; data: { count: number } }>()({
  method: 'DELETE',
  path: '/favourites',
  login: 'shopper',
  tags: ['saved'],
  summary: 'Remove favourites; those that are gone already are no failure',
});

/**
 * Sent by the product page; the shopper is never told of a failure. It has no tag: the page that lists the links asks for
 * them when it opens, and the product page shows none.
 */
export const addRecentLink = defineEndpoint<{ body: SavedRef; data: null }>()({
  method: 'POST',
  path: '/recent_links',
  login: 'shopper',
  tags: [],
  summary: 'Note a product that the shopper looked up; the last 50 are kept',
  quiet: ['login_required', 'not_found', 'too_many_requests'],
});

export const clearRecentLinks = defineEndpoint<{ data: null }>()({
  method: 'DELETE',
  path: '/recent_links',
  login: 'shopper',
  tags: ['saved'],
  summary: 'Delete all recent links',
});
