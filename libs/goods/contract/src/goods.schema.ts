import { fenOut, id, instant, z } from '@caravan/kernel/zod';
import { imageWidths } from './image-url.ts';
import { platforms } from '@caravan/kernel';
import { maxFavourites } from './goods-facts.ts';

/** The longest link or share text that a shopper can paste. */
const maxLinkLength = 4096;

const platform = z.enum(platforms);

/** A price in the shop's currency: a decimal string and an ISO 4217 code. */
export const sourcePrice = z.object({
  amount: z.string().regex(/^\d+(\.\d+)?$/),
  currency: z.string().regex(/^[A-Z]{3}$/),
});

/** The path of a picture on this server: browsers never load pictures from a shop. */
const ownImage = z.string().regex(/^\/v1\/images\/[\w.-]+$/);

export const availability = z.enum(['in_stock', 'out_of_stock', 'unknown']);

export const priceTier = z.object({ min_quantity: z.int().min(1), price_fen: fenOut });

const goodsOption = z.object({
  name: z.string(),
  values: z.array(z.object({ label: z.string(), image: ownImage.nullable() })),
});

export const goodsSku = z.object({
  id: z.string(),
  /** One label for each option, in the options' order. */
  labels: z.array(z.string()),
  source_price: sourcePrice,
  price_fen: fenOut,
  image: ownImage.nullable(),
  /** Null if the shop does not state it; 0 means sold out. */
  stock: z.int().min(0).nullable(),
});

export const goods = z.object({
  snapshot_id: id,
  platform,
  /** The platform's number of the product, if the link has one. */
  item_id: z.string().nullable(),
  /** The product's page at the shop, in its canonical form if the platform is known. */
  url: z.string(),
  title: z.string(),
  description: z.string(),
  images: z.array(ownImage),
  shop_name: z.string(),
  source_price: sourcePrice,
  price_fen: fenOut,
  /** The day of the exchange rate, and whether it is out of date (specification 14.7); null for a price in yuan. */
  rate: z.object({ as_of: z.iso.date(), old: z.literal(true).optional() }).nullable(),
  tiers: z.array(priceTier),
  /** 0 if the shop ships free, and also if it does not state a fee. */
  domestic_shipping_fen: fenOut,
  /** False if the shop states no fee: the fee is unknown then, not zero (specification 7.9). */
  domestic_shipping_stated: z.boolean(),
  /** The weight of one piece in grams, without packing; null if the shop does not state it. */
  weight_g: z.int().min(1).nullable(),
  options: z.array(goodsOption),
  skus: z.array(goodsSku),
  availability,
  /** True if sources within the page disagree; the shopper is asked to compare with the shop's page. */
  confirm: z.boolean(),
  /** The SKU that the link names, if the shop has it. */
  sku_id: z.string().nullable(),
  fetched_at: instant,
});

/** The initial values of the manual purchase order (`data.manual` of `goods_unavailable`). */
export const manualStart = z.object({
  url: z.string().nullable(),
  platform: platform.nullable(),
  item_id: z.string().nullable(),
  name: z.string().nullable(),
});

export const goodsQuery = z.object({ url: z.string().trim().min(1).max(maxLinkLength) });

export const imageParams = z.object({ token: z.string().regex(/^[\w-]{1,1900}\.[\w-]{43}$/) });

export const imageQuery = z.object({
  w: z.coerce.number().pipe(z.literal(imageWidths)).optional(),
});

/** A product that a shopper keeps as a favourite, or looked up lately, as it was then. */
export const savedGoods = z.object({
  id,
  /** The product's page at the shop, by which it is looked up again. */
  url: z.string(),
  platform,
  title: z.string(),
  shop_name: z.string(),
  image: ownImage.nullable(),
  price_fen: fenOut,
  saved_at: instant,
});

export const savedLists = z.object({ favourites: z.array(savedGoods), recent: z.array(savedGoods) });

/** The server copies everything else from its own snapshot. */
export const savedRef = z.strictObject({ snapshot_id: id });

export const savedIds = z.strictObject({ ids: z.array(id).min(1).max(maxFavourites) });
