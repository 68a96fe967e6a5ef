import type { PersonWork } from '@caravan/account/port';
import { staffOrderRoles } from '@caravan/cart-orders/contract';
import type { CodeSource } from '@caravan/cart-orders/port';
import type { ConversationSubject } from '@caravan/support/port';
import type { Findable } from '@caravan/tasks/port';
import { findOrder, searchOrders } from '../orders/order.repo.ts';
import { newestOrders } from '../orders/lists/own-orders.repo.ts';

/** Finds orders by number, shop or product for the search of the console. */
export const findableOrders: Findable = {
  kind: 'order',
  roles: staffOrderRoles,
  async find(db, words, limit) {
    const found = await searchOrders(db, words, limit);
    return found.map(({ number, shopName, status }) => ({
      ref: number,
      title: [number, shopName].filter(Boolean).join(' · '),
      state: status,
    }));
  },
};

export const ordersOfPerson: PersonWork = {
  kind: 'order',
  roles: staffOrderRoles,
  async newest(db, userId, limit) {
    const { rows, total } = await newestOrders(db, userId, limit);
    return {
      items: rows.map(({ number, shopName, status, amountFen, createdAt }) => ({
        ref: number,
        title: shopName,
        status,
        amount_fen: amountFen,
        at: createdAt.toISOString(),
      })),
      total,
    };
  },
};

/** The order whose number is on a slip. */
export const orderCodes: CodeSource = {
  async find(db, code) {
    const whole = await findOrder(db, 'everybody', code);
    if (!whole) return [];
    const { order, lines } = whole;
    return [
      { kind: 'order', ref: order.number, title: order.shopName ?? order.number, lineIds: lines.map(({ id }) => id) },
    ];
  },
};

export const orderSubject: ConversationSubject = {
  belongsTo: async (db, userId, ref) => (await findOrder(db, { userId }, ref)) !== undefined,
};
