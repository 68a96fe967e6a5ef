import type { CostAccount, CreditorAccount, LedgerPeriod } from '@caravan/fund-payment/port';
import { shopZone, type Fen } from '@caravan/kernel';
import type { Database } from '@caravan/server-core';
import { sql, type SQL } from 'drizzle-orm';
import type { BooksContext } from '../books-context.ts';

/** Amounts that a cost added to the debts to a creditor on a day, and took off them. */
export interface CostSum {
  /** The day in the shop's zone. */
  day: string;
  cost: CostAccount;
  creditor: CreditorAccount;
  addedFen: Fen;
  takenFen: Fen;
}

type Context = Pick<BooksContext, 'costs'>;

const entriesOf = ({ costs }: Context, period: LedgerPeriod): SQL =>
  sql.join(
    costs().map((entries) => sql`(${entries(period)})`),
    sql` union all `,
  );

/** The costs of a period by day, of all features: one statement. */
export const costSums = async (db: Database, context: Context, period: LedgerPeriod): Promise<CostSum[]> => {
  if (!context.costs().length) return [];
  const { rows } = await db.execute<Pick<CostSum, 'cost' | 'creditor' | 'day'> & { added: string; taken: string }>(sql`
    select to_char(at at time zone ${sql.raw(`'${shopZone}'`)}, 'YYYY-MM-DD') as day, cost, creditor,
      coalesce(sum(fen) filter (where fen > 0), 0) as added, coalesce(-sum(fen) filter (where fen < 0), 0) as taken
    from (${entriesOf(context, period)}) entry
    where fen <> 0
    group by 1, 2, 3 order by 1, 2, 3`);
  return rows.map(({ day, cost, creditor, added, taken }) => ({
    day,
    cost,
    creditor,
    addedFen: Number(added),
    takenFen: Number(taken),
  }));
};

/** When the first cost before `until` was recorded; null without any. */
export const firstCostAt = async (db: Database, context: Context, until: Date): Promise<Date | null> => {
  if (!context.costs().length) return null;
  const { rows } = await db.execute<{ at: Date | string | null }>(
    sql`select min(at) as at from (${entriesOf(context, { from: new Date(0), to: until })}) entry where fen <> 0`,
  );
  const at = rows[0]?.at ?? null;
  return at === null ? null : new Date(at);
};
