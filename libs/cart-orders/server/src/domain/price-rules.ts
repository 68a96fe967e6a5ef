import type { PriceChange } from '@caravan/cart-orders/contract';
import type { SnapshotLine } from '@caravan/goods/port';
import type { Fen } from '@caravan/kernel';
import { listedPrice } from './value-line.ts';

type Priced = Pick<SnapshotLine, 'unitPriceFen' | 'tiers' | 'domesticShippingFen'>;

/** Whether what a shopper saw is not what it costs today, at this quantity. */
export const costsOtherwise = (seen: Priced, today: Priced, quantity: number): boolean =>
  listedPrice(seen, quantity) !== listedPrice(today, quantity) || seen.domesticShippingFen !== today.domesticShippingFen;

/** A "price of one's own" that is the shop's price is none. */
export const ownPrice = (wish: PriceChange | null | undefined, goods: Priced, quantity: number): PriceChange | null =>
  wish && (wish.unit_price_fen !== listedPrice(goods, quantity) || wish.domestic_shipping_fen !== goods.domesticShippingFen) ? wish : null;

/** The price to show as "was" after another check: the first one seen, until the price is back at it. */
export const previousPrice = (previous: Fen | null, before: Fen, after: Fen): Fen | null => {
  const first = previous ?? before;
  return first === after ? null : first;
};
