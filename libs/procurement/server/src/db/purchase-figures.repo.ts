import type { PurchaseFigures } from '@caravan/procurement/port';
import { sql } from 'drizzle-orm';
import { purchaseCostTable as costs } from './purchase-cost.table.ts';
import { purchaseLineTable as lines, purchaseTable as purchases } from './purchase.table.ts';

/**
 * A purchase that serves several orders is shared by pieces; the parts are cut where the running sum is rounded down,
 * so that they add up to its cost. That is the cost of the books: what finance settled, while that counts.
 */
export const purchaseFigures: PurchaseFigures = {
  costsOf: (orderNumbers) => sql`
    select order_number, sum(own) as pieces,
      sum(fen * running / whole - fen * (running - own) / whole) as cost_fen
    from (
      select part.order_number, part.own,
        (select coalesce(sum(c.fen), 0) from ${costs} c where c.purchase_id = part.purchase_id)::bigint as fen,
        (sum(part.own) over (partition by part.purchase_id order by part.order_number))::bigint as running,
        (sum(part.own) over (partition by part.purchase_id))::bigint as whole
      from (
        select l.purchase_id, l.order_number, sum(l.quantity) as own
        from ${lines} l
        where l.purchase_id in (select purchase_id from ${lines} where order_number in (${orderNumbers}))
        group by l.purchase_id, l.order_number
      ) part join ${purchases} p on p.id = part.purchase_id
      where p.paid_fen is not null
    ) share
    where order_number in (${orderNumbers})
    group by order_number`,
};
