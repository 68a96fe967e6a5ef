import type { Fen } from '@caravan/kernel';
import type { Core } from '@caravan/server-core';
import { sql } from 'drizzle-orm';
import type { Compensations } from '../compensations.ts';

export interface FakeCompensations {
  port: Compensations;
  /** Creates its table in a test's database. */
  start: (core: Core) => Promise<void>;
}

interface Row extends Record<string, unknown> {
  key: string;
  amount: string;
}

/** Compensations without a ledger. They are in the database, so that a rolled-back transaction removes them. */
export const fakeCompensations = (): FakeCompensations => ({
  async start({ db }) {
    await db.execute(
      sql`create table if not exists fake_compensation (key text primary key, user_id text, ref text, amount bigint)`,
    );
  },
  port: {
    async pay(tx, { key, userId, ref, amountFen }) {
      if (amountFen < 1) throw new RangeError(`not an amount to pay: ${amountFen}`);
      await tx.execute(
        sql`insert into fake_compensation values (${key}, ${userId}, ${ref}, ${amountFen}) on conflict do nothing`,
      );
      return { transactionNo: key };
    },
    async paid(db, keys) {
      const { rows } = await db.execute<Row>(
        sql`select key, amount from fake_compensation where key = any(${sql.param([...keys])})`,
      );
      return new Map(rows.map(({ key, amount }): [string, Fen] => [key, Number(amount)]));
    },
    async total(db) {
      const { rows } = await db.execute<{ sum: string }>(
        sql`select coalesce(sum(amount), 0) as sum from fake_compensation`,
      );
      return Number(rows[0]?.sum);
    },
  },
});
