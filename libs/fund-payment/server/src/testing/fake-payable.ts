import type { Payable, PayableQuote, PayableRefusal } from '@caravan/fund-payment/port';
import type { Database, Tx } from '@caravan/server-core';
import { sql } from 'drizzle-orm';
import { inBoth } from '@caravan/kernel/testing';

type Row = {
  ref: string;
  user_id: string;
  amount_fen: number;
  state: 'open' | 'paid' | 'cancelled';
  expires_at: string | null;
};

/** Payment targets in a separate table, locked and settled as a real feature does it. */
export interface FakePayable extends Payable {
  install: (db: Database) => Promise<void>;
  add: (userId: string, amountFen: number, more?: { expiresAt?: Date }) => Promise<string>;
  stateOf: (ref: string) => Promise<Row['state'] | undefined>;
  /** Cancels as the shopper: only an open target. */
  cancel: (tx: Tx, ref: string) => Promise<boolean>;
  /** The test sets the state after refunds and after cancellations of paid targets. */
  setState: (ref: string, state: Row['state']) => Promise<void>;
  setAmount: (ref: string, amountFen: number) => Promise<void>;
}

const refusals: Record<Row['state'], PayableRefusal | null> = {
  open: null,
  paid: 'already_paid',
  cancelled: 'not_payable',
};

const quoteOf = (row: Row): PayableQuote => ({
  ref: row.ref,
  title: inBoth({ en: `Order ${row.ref}`, zh: `订单 ${row.ref}` }),
  amountFen: Number(row.amount_fen),
  expiresAt: row.expires_at === null ? null : new Date(row.expires_at),
  refusal: refusals[row.state],
});

let made = 0;

export const fakePayable = (prefix: 'CV' | 'PK' = 'CV'): FakePayable => {
  const table = sql.identifier(prefix === 'CV' ? 'fake_payable' : 'fake_package');
  let db: Database | undefined;
  const root = (): Database => {
    if (!db) throw new Error('the fake payable is not installed');
    return db;
  };
  const inOrder = (rows: readonly Row[], refs: readonly string[]) =>
    refs.map((ref) => {
      const row = rows.find((one) => one.ref === ref);
      return row ? quoteOf(row) : null;
    });
  const chosen = (userId: string, refs: readonly string[]) => sql`user_id = ${userId} AND ref IN ${refs}`;

  return {
    async install(given) {
      db = given;
      await db.execute(
        sql`CREATE TABLE IF NOT EXISTS ${table} (ref text PRIMARY KEY, user_id text, amount_fen bigint, state text, expires_at timestamptz)`,
      );
    },
    async add(userId, amountFen, { expiresAt } = {}) {
      made += 1;
      const ref = `${prefix}2611${String(made).padStart(7, '0')}`;
      await root().execute(
        sql`INSERT INTO ${table} VALUES (${ref}, ${userId}, ${amountFen}, 'open', ${expiresAt?.toISOString() ?? null})`,
      );
      return ref;
    },
    async stateOf(ref) {
      const { rows } = await root().execute<Row>(sql`SELECT * FROM ${table} WHERE ref = ${ref}`);
      return rows[0]?.state;
    },
    async cancel(tx, ref) {
      const { rowCount } = await tx.execute(
        sql`UPDATE ${table} SET state = 'cancelled' WHERE ref = ${ref} AND state = 'open'`,
      );
      return rowCount === 1;
    },
    async setState(ref, state) {
      await root().execute(sql`UPDATE ${table} SET state = ${state} WHERE ref = ${ref}`);
    },
    async setAmount(ref, amountFen) {
      await root().execute(sql`UPDATE ${table} SET amount_fen = ${amountFen} WHERE ref = ${ref}`);
    },
    async quote(userId, refs) {
      const { rows } = await root().execute<Row>(sql`SELECT * FROM ${table} WHERE ${chosen(userId, refs)}`);
      return inOrder(rows, refs);
    },
    async lock(tx, userId, refs) {
      const { rows } = await tx.execute<Row>(
        sql`SELECT * FROM ${table} WHERE ${chosen(userId, refs)} ORDER BY ref FOR UPDATE`,
      );
      return inOrder(rows, refs);
    },
    async goods(_, refs) {
      return new Map(refs.map((ref) => [ref, [`Goods of ${ref}`]]));
    },
    async settle(tx, { ref }) {
      const { rowCount } = await tx.execute(
        sql`UPDATE ${table} SET state = 'paid' WHERE ref = ${ref} AND state = 'open'`,
      );
      if (rowCount !== 1) throw new Error(`${ref} was not payable`);
    },
  };
};
