import { sql } from 'drizzle-orm';
import type { Database } from '@caravan/server-core';

/** These tables keep rows of a closed account: they moved money or goods, or note that it is closed. */
const kept = new Set([
  'closed_account',
  'ledger_account',
  'payment',
  'purchase_order',
  'own_parcel',
  'package',
  'store_item',
  'capture',
  'refund',
]);

/** The tables with rows of a user that a closed account must not have, and how many; sorted. */
export const rowsOfUser = async (db: Database, userId: string): Promise<Record<string, number>> => {
  const { rows } = await db.execute<{ name: string }>(
    sql`SELECT table_name AS name FROM information_schema.columns WHERE table_schema = 'public' AND column_name = 'user_id' ORDER BY 1`,
  );
  const counts: [string, number][] = [];
  for (const { name } of rows.filter((row) => !kept.has(row.name))) {
    const table = sql.identifier(name);
    const found = await db.execute<{ n: number }>(
      sql`SELECT count(*)::int AS n FROM ${table} WHERE user_id = ${userId}`,
    );
    if (found.rows[0]?.n) counts.push([name, found.rows[0].n]);
  }
  return Object.fromEntries(counts);
};
