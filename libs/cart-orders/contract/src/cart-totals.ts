import { sumFen, type Fen } from '@caravan/kernel';

/** Fine photography: 200 fen for each photo (storefront.md 9). */
export const photoFeeFen: Fen = 200;

/** What a line's amounts come from; a cart line and a line of an order both have it. */
export interface PricedLine {
  unit_price_fen: Fen;
  quantity: number;
  domestic_shipping_fen: Fen;
  photo: { count: number };
}

export interface Totals {
  goods_fen: Fen;
  photo_fen: Fen;
  domestic_shipping_fen: Fen;
  /** The three together. */
  amount_fen: Fen;
}

/** What a line's photos cost: each once, however many pieces the line has. */
export const photoFee = (line: Pick<PricedLine, 'photo'>): Fen => photoFeeFen * line.photo.count;

/** Unit price × quantity, without photos. */
export const goodsAmount = (line: Pick<PricedLine, 'unit_price_fen' | 'quantity'>): Fen => line.unit_price_fen * line.quantity;

/** Unit price × quantity + photo fee (api.md, goods and cart). */
export const lineAmount = (line: Omit<PricedLine, 'domestic_shipping_fen'>): Fen => sumFen([goodsAmount(line), photoFee(line)]);

const withAmount = (parts: Omit<Totals, 'amount_fen'>): Totals => ({
  ...parts,
  amount_fen: sumFen([parts.goods_fen, parts.photo_fen, parts.domestic_shipping_fen]),
});

/** Totals of lines of one shop: they travel to the warehouse together, so domestic shipping is the highest of them (api.md). */
export const shopTotals = (lines: readonly PricedLine[]): Totals =>
  withAmount({
    goods_fen: sumFen(lines.map(goodsAmount)),
    photo_fen: sumFen(lines.map(photoFee)),
    domestic_shipping_fen: Math.max(0, ...lines.map((line) => line.domestic_shipping_fen)),
  });

/** Totals over shops: a whole cart, or what is selected of it. */
export const addTotals = (shops: readonly Totals[]): Totals =>
  withAmount({
    goods_fen: sumFen(shops.map((shop) => shop.goods_fen)),
    photo_fen: sumFen(shops.map((shop) => shop.photo_fen)),
    domestic_shipping_fen: sumFen(shops.map((shop) => shop.domestic_shipping_fen)),
  });
