import { sumFen, type Fen } from '@caravan/kernel';

/** The inputs of a line's amounts; cart lines and order lines both have them. */
export interface PricedLine {
  unit_price_fen: Fen;
  quantity: number;
  domestic_shipping_fen: Fen;
  /** The fee for all its photos. It does not depend on the quantity. */
  photo: { fee_fen: Fen };
}

/** The amounts of some lines, in fen. */
export interface Totals {
  goods_fen: Fen;
  photo_fen: Fen;
  domestic_shipping_fen: Fen;
  /** Absent if there is none by the rules of the shop (specification 41.1). */
  service_fee_fen?: Fen | undefined;
  /** The sum of the others. */
  amount_fen: Fen;
}

/** Unit price × quantity, without photos. */
export const goodsAmount = (line: Pick<PricedLine, 'unit_price_fen' | 'quantity'>): Fen =>
  line.unit_price_fen * line.quantity;

/** Unit price × quantity + photo fee (specification 8.2). */
export const lineAmount = (line: Omit<PricedLine, 'domestic_shipping_fen'>): Fen =>
  sumFen([goodsAmount(line), line.photo.fee_fen]);

const withAmount = (parts: Omit<Totals, 'amount_fen'>): Totals => ({
  ...parts,
  amount_fen: sumFen([parts.goods_fen, parts.photo_fen, parts.domestic_shipping_fen, parts.service_fee_fen ?? 0]),
});

/**
 * The totals of one shop's lines. They travel to the warehouse together, so domestic shipping is the highest of them
 * (specification 8.3).
 */
export const shopTotals = (lines: readonly PricedLine[]): Totals =>
  withAmount({
    goods_fen: sumFen(lines.map(goodsAmount)),
    photo_fen: sumFen(lines.map(({ photo }) => photo.fee_fen)),
    domestic_shipping_fen: Math.max(0, ...lines.map((line) => line.domestic_shipping_fen)),
  });

/** Whether the shops state the fees of all lines; an unknown fee counts as 0 in a total (specification 7.9). */
export const isShippingStated = (lines: readonly { domestic_shipping_stated: boolean }[]): boolean =>
  lines.every((line) => line.domestic_shipping_stated);

/** The sum of several shops' totals, for a whole cart or a selection. */
export const addTotals = (shops: readonly Totals[]): Totals =>
  withAmount({
    goods_fen: sumFen(shops.map((shop) => shop.goods_fen)),
    photo_fen: sumFen(shops.map((shop) => shop.photo_fen)),
    domestic_shipping_fen: sumFen(shops.map((shop) => shop.domestic_shipping_fen)),
    ...(shops.some(({ service_fee_fen: fee }) => fee !== undefined)
      ? { service_fee_fen: sumFen(shops.map(({ service_fee_fen: fee }) => fee ?? 0)) }
      : {}),
  });
