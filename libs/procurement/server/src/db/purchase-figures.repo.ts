import type { OrderCost, PurchaseFigures } from '@caravan/figures/port';
import { sql } from 'drizzle-orm';
import { purchaseLineTable as lines, purchaseTable as purchases } from './purchase.table.ts';

/**
 * What orders cost. A purchase that serves several orders is shared by pieces; the parts are cut where the running sum
 * is rounded down, so that they add up to what was paid.
 */
export const purchaseFigures: PurchaseFigures = {
  async costs(db, orderNumbers) {
    if (!orderNumbers.length) return [];
    const { rows } = await db.execute<{ order_number: string; cost_fen: string; pieces: string }>(sql`
      with parts as (
        select l.purchase_id, l.order_number, sum(l.quantity) as pieces
        from ${lines} l
        where l.purchase_id in (select purchase_id from ${lines} where order_number = any(${sql.param([...orderNumbers])}))
        group by l.purchase_id, l.order_number
      ), shares as (
        select r.order_number, r.pieces, p.paid_fen,
          sum(r.pieces) over (partition by r.purchase_id order by r.order_number) as running,
          sum(r.pieces) over (partition by r.purchase_id) as whole
        from parts r join ${purchases} p on p.id = r.purchase_id
        where p.paid_fen is not null
      )
      select order_number, sum(pieces) as pieces,
        sum(floor(paid_fen * running / whole) - floor(paid_fen * (running - pieces) / whole)) as cost_fen
      from shares
      where order_number = any(${sql.param([...orderNumbers])})
      group by order_number`);
    return rows.map((row): OrderCost => ({
      orderNumber: row.order_number,
      costFen: Number(row.cost_fen),
      pieces: Number(row.pieces),
    }));
  },
};
