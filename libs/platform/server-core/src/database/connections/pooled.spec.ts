import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testDatabase, type TestDatabase } from '../../testing/database.ts';
import { pgBouncerProgram, startPgBouncer, type PgBouncer } from '../../testing/pgbouncer.ts';
import { openPool, type DatabasePool } from './pool.ts';
import type { Database } from '../transactions/tx.ts';

const describeWithPgBouncer = pgBouncerProgram ? describe : describe.skip;

describeWithPgBouncer(
  `a pool of lent connections${pgBouncerProgram ? '' : ' (PgBouncer is not installed: skipped)'}`,
  () => {
    let database: TestDatabase;
    let pooler: PgBouncer;
    let pooled: DatabasePool;
    beforeAll(async () => {
      database = await testDatabase({ empty: true });
      pooler = await startPgBouncer(database.url, 2);
      pooled = openPool({ connectionString: pooler.url }, { max: 10, onError: () => undefined, pooled: true });
    });
    afterAll(async () => {
      await pooled.close();
      await pooler.close();
      await database.close();
    });

    const limitsIn = async (db: Database): Promise<unknown> =>
      (
        await db.execute(sql`SELECT current_setting('statement_timeout') AS statement,
        current_setting('idle_in_transaction_session_timeout') AS idle, current_setting('transaction_isolation') AS isolation`)
      ).rows[0];

    it('limits each transaction, and leaves no limits behind', async () => {
      const isolation = 'read committed';
      expect(await pooled.transaction(limitsIn)).toEqual({ statement: '7s', idle: '5s', isolation });
      expect(await limitsIn(pooled.db)).toEqual({ statement: '0', idle: '0', isolation });
    });

    it('runs named statements on whichever connection is lent', async () => {
      const named = pooled.db
        .select({ one: sql<number>`1` })
        .from(sql`generate_series(1, 1)`)
        .prepare('one');
      const rows = await Promise.all(Array.from({ length: 50 }, () => named.execute()));
      expect(rows.flat()).toHaveLength(50);
    });

    it('without the switch is refused by the pooler', async () => {
      const plain = openPool({ connectionString: pooler.url }, { max: 1, onError: () => undefined });
      await expect(plain.db.execute(sql`SELECT 1`)).rejects.toMatchObject({
        cause: { message: expect.stringContaining('unsupported startup parameter') },
      });
      await plain.close();
    });
  },
);
