import type { Goods, GoodsSku, ManualStart, SavedGoods } from '../goods.endpoints.ts';

const anImage = (name: string): string => `/v1/images/${name}.${'A'.repeat(43)}`;

/** One SKU of `aGoods`. */
export const aSku = (over: Partial<GoodsSku> = {}): GoodsSku => ({
  id: 'natural-m',
  labels: ['Natural', 'M'],
  source_price: { amount: '68.00', currency: 'CNY' },
  price_fen: 6800,
  image: null,
  stock: 12,
  ...over,
});

/** A valid product with two options, four SKUs (one sold out) and a tier price. */
export const aGoods = (over: Partial<Goods> = {}): Goods => ({
  snapshot_id: 'snapshot-0001',
  platform: 'taobao',
  item_id: '674029285425',
  url: 'https://item.taobao.com/item.htm?id=674029285425',
  title: '帆布托特包 Canvas tote',
  description: 'Heavy canvas, 38 × 40 cm, with an inner pocket.',
  images: [anImage('tote-front'), anImage('tote-back')],
  shop_name: '山野帆布行',
  source_price: { amount: '68.00', currency: 'CNY' },
  price_fen: 6800,
  rate: null,
  tiers: [
    { min_quantity: 1, price_fen: 6800 },
    { min_quantity: 10, price_fen: 6200 },
  ],
  domestic_shipping_fen: 800,
  domestic_shipping_stated: true,
  weight_g: null,
  options: [
    {
      name: 'Colour',
      values: [
        { label: 'Natural', image: anImage('tote-natural') },
        { label: 'Ink blue', image: anImage('tote-ink') },
      ],
    },
    {
      name: 'Size',
      values: [
        { label: 'M', image: null },
        { label: 'L', image: null },
      ],
    },
  ],
  skus: [
    aSku(),
    aSku({
      id: 'natural-l',
      labels: ['Natural', 'L'],
      source_price: { amount: '78.00', currency: 'CNY' },
      price_fen: 7800,
    }),
    aSku({ id: 'ink-m', labels: ['Ink blue', 'M'], image: anImage('tote-ink') }),
    aSku({
      id: 'ink-l',
      labels: ['Ink blue', 'L'],
      price_fen: 7800,
      source_price: { amount: '78.00', currency: 'CNY' },
      stock: 0,
    }),
  ],
  availability: 'in_stock',
  confirm: false,
  sku_id: null,
  fetched_at: '2026-11-20T08:00:00.000Z',
  ...over,
});

/** The initial values of a manual purchase order for a page that could not be read. */
export const aManualStart = (over: Partial<ManualStart> = {}): ManualStart => ({
  url: 'https://item.taobao.com/item.htm?id=674029285425',
  platform: 'taobao',
  item_id: '674029285425',
  name: null,
  ...over,
});

/** A favourite, or a recent link. */
export const aSavedGoods = (over: Partial<SavedGoods> = {}): SavedGoods => ({
  id: 'saved_1',
  url: 'https://item.taobao.com/item.htm?id=674029285425',
  platform: 'taobao',
  title: '帆布托特包 Canvas tote',
  shop_name: '山野帆布行',
  image: anImage('tote-front'),
  price_fen: 6800,
  saved_at: '2026-11-20T08:00:00.000Z',
  ...over,
});
