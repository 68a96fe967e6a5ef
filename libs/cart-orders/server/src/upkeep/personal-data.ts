import { defaultLanguage } from '@caravan/kernel';
import type { PersonalData } from '@caravan/server-core';
import { lockCart } from '../cart/cart.repo.ts';
import { cartLinesQuery } from '../cart/cart-reads.repo.ts';
import { eraseOffers, offersToUser } from '../offers/offer.repo.ts';
import { presentOffer } from '../offers/present-offer.ts';
import { eraseCart, eraseOrders, hasOpenOrders } from './erase.repo.ts';
import { ordersOfUser, wholeOrders } from '../orders/order.repo.ts';
import type { PurchaseOrderRow } from '../orders/purchase-order.table.ts';
import { presentLine } from '../cart/present-cart.ts';
import { presentOrder } from '../orders/present-order.ts';
import { withGoods } from '../cart/cart-item.ts';
import { withFacts } from '../orders/find-order.ts';
import type { OrderContext } from '../work/order-context.ts';

/** Orders per read of an export. */
const atATime = 200;

export const cartOrdersPersonalData = ({
  db,
  clock,
  goodsSnapshots,
  goodsPlaces,
  refunds,
  terms,
}: OrderContext): PersonalData => {
  const allOrders = async (rows: readonly PurchaseOrderRow[]) => {
    const shown = [];
    for (let first = 0; first < rows.length; first += atATime) {
      const whole = await withFacts(
        { goodsPlaces, refunds },
        await wholeOrders(db, rows.slice(first, first + atATime)),
      );
      shown.push(...whole.map((order) => presentOrder(order, clock())));
    }
    return shown;
  };

  /** The terms of the orders, each with the numbers of its orders. */
  const termsOf = async (rows: readonly PurchaseOrderRow[]) => {
    const numbers = new Map<string, string[]>();
    for (const { termsId, number } of rows) numbers.set(termsId, [...(numbers.get(termsId) ?? []), number]);
    const pinned = await terms().read([...numbers.keys()], defaultLanguage);
    return pinned.map(({ id, rules, articles }) => ({ orders: numbers.get(id), rules, articles }));
  };

  return {
    section: 'orders',
    async collect(userId) {
      const cart = await withGoods(await cartLinesQuery(db)(userId), goodsSnapshots());
      const rows = await ordersOfUser(db, userId);
      const rules = await terms().now();
      return {
        cart: cart.map((item) => presentLine(item, { language: defaultLanguage, rules })),
        orders: await allOrders(rows),
        offers: (await offersToUser(db, userId)).map((row) => presentOffer(row, clock())),
        terms: await termsOf(rows),
      };
    },
    async obstacles(tx, userId) {
      // Blocks orders while the account is being closed.
      await lockCart(tx, userId);
      return (await hasOpenOrders(tx, userId)) ? ['orders_open'] : [];
    },
    async erase(tx, userId) {
      await lockCart(tx, userId);
      await eraseCart(tx, userId, clock());
      await eraseOffers(tx, userId);
      await eraseOrders(tx, userId);
    },
  };
};
