import type { PurchaseFigures } from '@caravan/figures/port';
import { sql } from 'drizzle-orm';
import { purchaseLineTable as lines, purchaseTable as purchases } from './purchase.table.ts';

/**
 * What orders cost. A purchase that serves several orders is shared by pieces; the parts are cut where the running sum
 * is rounded down, so that they add up to what was paid.
 */
export const purchaseFigures: PurchaseFigures = {
  costOf: (orderNumber) => sql`
    select coalesce(sum(part.own), 0) as pieces,
      coalesce(sum(p.paid_fen * part.running / part.whole - p.paid_fen * (part.running - part.own) / part.whole), 0) as cost_fen
    from (
      select l.purchase_id, sum(l.quantity) as whole,
        sum(l.quantity) filter (where l.order_number = ${orderNumber}) as own,
        sum(l.quantity) filter (where l.order_number <= ${orderNumber}) as running
      from ${lines} l
      where l.purchase_id in (select own.purchase_id from ${lines} own where own.order_number = ${orderNumber})
      group by l.purchase_id
    ) part join ${purchases} p on p.id = part.purchase_id
    where p.paid_fen is not null`,
};
