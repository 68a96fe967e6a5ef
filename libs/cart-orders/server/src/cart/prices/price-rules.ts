import type { PriceChange } from '@caravan/cart-orders/contract';
import type { SnapshotLine } from '@caravan/goods/port';
import type { Fen } from '@caravan/kernel';
import { listedPrice } from '../../placing/value-line.ts';

type Priced = Pick<SnapshotLine, 'unitPriceFen' | 'tiers' | 'domesticShippingFen'>;

/** True if the price that a shopper saw differs from today's price at this quantity. */
export const costsOtherwise = (seen: Priced, today: Priced, quantity: number): boolean =>
  listedPrice(seen, quantity) !== listedPrice(today, quantity) ||
  seen.domesticShippingFen !== today.domesticShippingFen;

/** A price change that equals the shop's price counts as none. */
export const ownPrice = (wish: PriceChange | null | undefined, goods: Priced, quantity: number): PriceChange | null =>
  wish &&
  (wish.unit_price_fen !== listedPrice(goods, quantity) || wish.domestic_shipping_fen !== goods.domesticShippingFen)
    ? wish
    : null;

/** The previous price to show after another check: the first one seen, until the price returns to it. */
export const previousPrice = (previous: Fen | null, before: Fen, after: Fen): Fen | null => {
  const first = previous ?? before;
  return first === after ? null : first;
};
