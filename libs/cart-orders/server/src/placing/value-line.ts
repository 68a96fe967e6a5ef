import { maxQuantity, type PriceChange } from '@caravan/cart-orders/contract';
import type { StoredManual } from '../cart/cart-line.table.ts';
import { unitPriceAt } from '@caravan/goods/contract';
import type { SnapshotLine } from '@caravan/goods/port';
import { reasonMessage, type Fen } from '@caravan/kernel';

/** The facts that a line's price depends on. */
export interface ValuedLine {
  quantity: number;
  manual: StoredManual | null;
  priceChange: PriceChange | null;
  goneAt: Date | null;
}

/** The current price and availability of a line. */
export interface LineValue {
  /** The shop's price of one piece at this quantity. */
  listedPriceFen: Fen;
  /** The effective price: the shopper's price if there is one. */
  unitPriceFen: Fen;
  domesticShippingFen: Fen;
  /** False if the shop states no fee and the shopper gave none. */
  domesticShippingStated: boolean;
  maxQuantity: number;
  /** Why it is not available, as a reason message; null if it is. */
  unavailable: string | null;
}

/** The shop's price of one piece of a product at a quantity. */
export const listedPrice = (goods: Pick<SnapshotLine, 'unitPriceFen' | 'tiers'>, quantity: number): Fen =>
  unitPriceAt(goods.unitPriceFen, goods.tiers, quantity);

/** The largest quantity of a product in a line. */
export const mostOf = (goods: Pick<SnapshotLine, 'stock'>): number => Math.min(maxQuantity, goods.stock ?? maxQuantity);

const soldOut = (goods: SnapshotLine): boolean => goods.availability === 'out_of_stock' || goods.stock === 0;

/** Why `quantity` pieces of a product are not available, as a reason message; null if they are. */
export const obstacleTo = (goods: SnapshotLine, quantity: number): string | null => {
  if (soldOut(goods)) return 'sold_out';
  return quantity > mostOf(goods) ? reasonMessage('few_left', { left: mostOf(goods) }) : null;
};

const ofManual = ({ unit_price_fen, domestic_shipping_fen, offer_quantity }: StoredManual): LineValue => ({
  listedPriceFen: unit_price_fen,
  unitPriceFen: unit_price_fen,
  domesticShippingFen: domestic_shipping_fen,
  domesticShippingStated: true,
  maxQuantity: offer_quantity ?? maxQuantity,
  unavailable: null,
});

/** Values a line by the server's snapshot. A price from the shopper counts only as `price_change`. */
export const valueLine = (line: ValuedLine, goods: SnapshotLine | null): LineValue => {
  if (line.manual) return ofManual(line.manual);
  const listedPriceFen = goods ? listedPrice(goods, line.quantity) : 0;
  return {
    listedPriceFen,
    unitPriceFen: line.priceChange?.unit_price_fen ?? listedPriceFen,
    domesticShippingFen: line.priceChange?.domestic_shipping_fen ?? goods?.domesticShippingFen ?? 0,
    domesticShippingStated: line.priceChange !== null || (goods?.domesticShippingStated ?? true),
    maxQuantity: goods ? mostOf(goods) : maxQuantity,
    unavailable: !goods || line.goneAt ? 'goods_gone' : obstacleTo(goods, line.quantity),
  };
};
