import { failOrder } from '@caravan/cart-orders/contract';
import type { OrderReturns } from '@caravan/cart-orders/port';
import type { Core } from '@caravan/server-core';
import { sql } from 'drizzle-orm';

/** Every line here has this price. */
export const paidForGoods = 25_800;

export interface FakeOrderReturns {
  port: OrderReturns;
  /** Creates its table in a test's database. */
  start: (core: Core) => Promise<void>;
}

/** The orders as returns use them; their records are in the database, so that a rolled-back transaction removes them. */
export const fakeOrderReturns = (): FakeOrderReturns => ({
  async start({ db }) {
    await db.execute(
      sql`create table if not exists fake_order_return (return_number text primary key, returned_fen bigint not null)`,
    );
  },
  port: {
    paid: async (_db, pieces) =>
      pieces.map(() => ({ paidFen: paidForGoods, shopName: 'Tea House', supplierOrderNo: 'TB-1' })),
    async refund(tx, { returnNumber, sellerFen, feeFen }) {
      if (sellerFen > paidForGoods) throw failOrder('refund_too_high', { max_fen: paidForGoods });
      const returnedFen = Math.max(0, sellerFen - feeFen);
      await tx.execute(sql`insert into fake_order_return values (${returnNumber}, ${returnedFen})`);
      return { returnedFen };
    },
    sent: async () => {},
    async refunded(db) {
      const { rows } = await db.execute<{ return_number: string; returned_fen: string }>(
        sql`select return_number, returned_fen from fake_order_return`,
      );
      return rows.map((row) => ({ returnNumber: row.return_number, returnedFen: Number(row.returned_fen) }));
    },
  },
});
