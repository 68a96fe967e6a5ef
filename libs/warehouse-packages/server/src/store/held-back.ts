import { sql, type SQLWrapper } from 'drizzle-orm';
import { storeItemTable as items } from './store-item.table.ts';

const numbersOf = (where: SQLWrapper, order: SQLWrapper) =>
  sql<string[]>`coalesce(json_agg(${items.number} order by ${order}) filter (where ${where}), '[]')`;

/** The numbers of goods that are not packed: they failed their check (24.13), or a count did not find them (24.55). */
export const goodsHeldBack = (order: SQLWrapper) => ({
  failed: numbersOf(sql`${items.checkState} = 'failed'`, order).as('failed'),
  missing: numbersOf(sql`${items.missingAt} is not null`, order).as('missing'),
});
