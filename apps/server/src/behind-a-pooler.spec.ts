import { rm } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { sendResetContract } from '@caravan/auth/contract/schema';
import { addToCartContract, getCartContract, newLine } from '@caravan/cart-orders/contract/schema';
import { listOrdersContract, placeOrdersContract } from '@caravan/cart-orders/contract/orders';
import { createPaymentContract, getBalanceContract } from '@caravan/fund-payment/contract/schema';
import { newId } from '@caravan/kernel';
import { makeLog, reconcile, startApp, startServer, type Config, type RunningApp } from '@caravan/server-core';
import {
  pgBouncerProgram,
  startPgBouncer,
  testConfig,
  testDatabase,
  type Caller,
  type PgBouncer,
  type TestDatabase,
} from '@caravan/server-core/testing';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { composeFeatures } from './features.ts';
import { desk, paidOrder } from './testing/paid-order.ts';

const migrationsFolder = fileURLToPath(new URL('../migrations', import.meta.url));
/** Fewer connections than callers, so that sessions are lent to another caller all the time. */
const lent = 4;

const describeWithPgBouncer = pgBouncerProgram ? describe : describe.skip;

describeWithPgBouncer(
  `behind PgBouncer in transaction mode${pgBouncerProgram ? '' : ' (PgBouncer is not installed: skipped)'}`,
  () => {
    let database: TestDatabase;
    let pooler: PgBouncer;
    let config: Config;
    let running: RunningApp;
    let shopper: Caller;
    const log = () => makeLog(config);
    beforeAll(async () => {
      database = await testDatabase();
      pooler = await startPgBouncer(database.url, lent);
      config = testConfig({ databaseUrl: pooler.url, databasePooler: 'transaction', databasePool: 30, staff: desk });
      const postgres = { connection: { connectionString: pooler.url } };
      running = await startApp({ config, log: log(), compose: composeFeatures, postgres, migrationsFolder });
      ({ shopper } = await paidOrder(running.app));
    }, 60_000);
    afterAll(async () => {
      await running.close();
      await pooler.close();
      await database.close();
      await rm(config.dataDir, { recursive: true, force: true });
    });

    const key = () => ({ 'idempotency-key': newId() });
    const placeOrder = async (): Promise<string> => {
      const manual = { url: '', name: 'Tea', spec: '250 g', unit_price_fen: 1_000, domestic_shipping_fen: 0 };
      const line = (await shopper.call(addToCartContract, { body: newLine.parse({ manual, quantity: 1 }) })).data;
      const body = { cart_ids: [line.id], contact: { name: 'Ada' }, note: '' };
      return (await shopper.call(placeOrdersContract, { body, headers: key() })).data.orders[0]?.number ?? '';
    };

    it('statements that are prepared elsewhere answer on any lent connection', async () => {
      const reads = await Promise.all(
        Array.from({ length: 60 }, async (_, index) =>
          index % 2
            ? (await shopper.call(listOrdersContract, { query: { page: 1, page_size: 20 } })).status
            : (await shopper.call(getCartContract)).status,
        ),
      );
      expect(new Set(reads)).toEqual(new Set([200]));
    });

    it(
      'of concurrent payments each order is paid once, and the audit finds no faults',
      { timeout: 60_000 },
      async () => {
        const { balance_fen: before } = (await shopper.call(getBalanceContract)).data;
        const orders: string[] = [];
        for (let count = 0; count < 4; count += 1) orders.push(await placeOrder());
        const answers = await Promise.all(
          orders.flatMap((number) =>
            Array.from({ length: 8 }, async () => {
              const body = { kind: 'order' as const, refs: [number], method: 'balance' as const };
              const answer = await shopper.call(createPaymentContract, { body, headers: key() });
              return answer.status;
            }),
          ),
        );
        expect(answers.filter((status) => status === 200)).toHaveLength(orders.length);
        expect(answers.filter((status) => status !== 200 && status !== 409)).toEqual([]);
        expect((await shopper.call(getBalanceContract)).data.balance_fen).toBe(before - orders.length * 1_000);
        const notice = (): void => undefined;
        const { faults } = await reconcile({ config, log: log(), migrationsFolder, compose: composeFeatures, notice });
        expect(faults).toEqual([]);
      },
    );

    it('jobs run, found by polling', async () => {
      const mails = async () =>
        (await database.pool.query(`SELECT FROM mail WHERE recipient = 'ada@shop.test'`)).rowCount ?? 0;
      const before = await mails();
      expect((await shopper.call(sendResetContract, { body: { email: 'ada@shop.test' } })).status).toBe(200);
      await vi.waitFor(async () => expect(await mails()).toBe(before + 1), 20_000);
    });

    it.each([
      ['as it comes', ''],
      [
        'which takes the limits of a connection',
        `ignore_startup_parameters = statement_timeout,idle_in_transaction_session_timeout`,
      ],
      [
        'by turns',
        `ignore_startup_parameters = statement_timeout,idle_in_transaction_session_timeout\nserver_round_robin = 1`,
      ],
    ])('a server that does not know of the pooler, %s, is refused in one line', async (_, settings) => {
      const line = 'DATABASE_URL: this is a pooler such as PgBouncer: set DATABASE_POOLER=transaction';
      const other = await startPgBouncer(database.url, lent, settings);
      const refused = startServer({
        config: { ...config, databaseUrl: other.url, databasePooler: 'none' },
        log: log(),
        compose: composeFeatures,
        migrationsFolder,
        notice: () => undefined,
      });
      await expect(refused).rejects.toThrow(line);
      await other.close();
    });

    it('the database must be current already', async () => {
      const empty = await testDatabase({ empty: true });
      const other = await startPgBouncer(empty.url, lent);
      const refused = startServer({
        config: { ...config, databaseUrl: other.url },
        log: log(),
        compose: composeFeatures,
        migrationsFolder,
        notice: () => undefined,
      });
      await expect(refused).rejects.toThrow(
        'the database is not up to date, and cannot be migrated through a pooler of transactions: run npm run migrate',
      );
      await other.close();
      await empty.close();
    });
  },
);
