import { defineEndpoint, defineReasons, failer, schemaOf } from '@caravan/kernel';
import { inBoth } from '@caravan/kernel/testing';
import { z } from '@caravan/kernel/zod';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Tx } from '../database/transactions/tx.ts';
import { route, type Core, type FeatureServer } from '../feature.ts';
import { testServer, type Caller, type TestServer } from '../testing/index.ts';
import { forgetOldAnswers } from './once.ts';

const reasons = defineReasons(
  { not_today: 409 },
  inBoth({ en: { not_today: 'Not today' }, zh: { not_today: '今天不行' } }),
);
const fail = failer(reasons);

const body = z.strictObject({ amount: z.int(), note: z.string().optional() });
const data = z.object({ id: z.int(), amount: z.int(), note: z.string().nullable() });
const pay = (path: `/${string}`) =>
  schemaOf(
    defineEndpoint<{ body: z.output<typeof body>; data: z.output<typeof data> }>()({
      method: 'POST',
      path,
      login: 'shopper',
      tags: [],
      summary: 'Pay',
      idempotency: 'key',
    }),
    { body, data },
  );
const payment = pay('/payments');
const refund = pay('/refunds');

let server: TestServer;
/** The handler waits for this while its transaction is open. */
let gate: Promise<void> = Promise.resolve();
let entered: () => void = () => undefined;
let failing: Error | undefined;

const insert = async (tx: Tx, { amount, note }: z.output<typeof body>) => {
  const { rows } = await tx.execute<{ id: number }>(sql`INSERT INTO paid (amount) VALUES (${amount}) RETURNING id`);
  entered();
  await gate;
  if (failing) throw failing;
  return { id: rows[0]?.id ?? 0, amount, note: note ?? null };
};

const payments = ({ db }: Core): FeatureServer => ({
  name: 'payments',
  reasons,
  routes: [
    route(payment, (call) => call.once((tx) => insert(tx, call.body))),
    route(refund, (call) => call.once((tx) => insert(tx, call.body))),
  ],
  start: async () => {
    await db.execute(sql`CREATE TABLE paid (id serial PRIMARY KEY, amount int NOT NULL)`);
  },
});

beforeAll(async () => {
  server = await testServer({ compose: (core) => ({ features: [payments(core)] }) });
});
afterAll(() => server.close());

const rows = async (): Promise<number> => {
  const { rows: counted } = await server.core.db.execute<{ count: number }>(
    sql`SELECT count(*)::int AS count FROM paid`,
  );
  return counted[0]?.count ?? 0;
};
const keyed = (key: string) => ({ headers: { 'idempotency-key': key } });
const payBy = (who: Caller, key: string, amount = 5) => who.call(payment, { body: { amount }, ...keyed(key) });

/** Runs the work and returns the number of rows that it added. */
const added = async (work: () => Promise<unknown>): Promise<number> => {
  const before = await rows();
  await work();
  return (await rows()) - before;
};

describe('an Idempotency-Key', () => {
  it.each([
    [undefined, 400, 'idempotency_key_required'],
    ['', 400, 'idempotency_key_required'],
    ['with space', 400, 'bad_request'],
    ['ключ', 400, 'bad_request'],
    ['a'.repeat(256), 400, 'bad_request'],
    ['a'.repeat(255), 200, undefined],
  ])('must exist and be valid: %s', async (key, status, reason) => {
    const answer = await server.as({}).call(payment, { body: { amount: 1 }, ...(key === undefined ? {} : keyed(key)) });
    expect({ status: answer.status, reason: answer.reason }).toEqual({ status, reason });
  });

  it('replays the first answer, and marks it', async () => {
    const anna = server.as({});
    const first = await payBy(anna, 'a');
    expect(first.headers['idempotent-replayed']).toBeUndefined();
    const effects = await added(async () => {
      const again = await anna.call(payment, { body: { note: undefined, amount: 5 }, ...keyed('a') });
      expect(again.data).toEqual(first.data);
      expect(again.headers['idempotent-replayed']).toBe('true');
      expect(again.response.body).toBe(first.response.body);
    });
    expect(effects).toBe(0);
  });

  it('belongs to one payload and one call', async () => {
    const anna = server.as({});
    await payBy(anna, 'a');
    expect((await payBy(anna, 'a', 6)).reason).toBe('idempotency_key_reused');
    expect((await anna.call(refund, { body: { amount: 5 }, ...keyed('a') })).reason).toBe('idempotency_key_reused');
  });

  it('belongs to one user', async () => {
    const one = await payBy(server.as({ userId: 'one' }), 'shared');
    const two = await payBy(server.as({ userId: 'two' }), 'shared');
    expect(one.data.id).not.toBe(two.data.id);
  });

  it('is deleted after 24 hours', async () => {
    const anna = server.as({});
    const first = await payBy(anna, 'day');
    server.clock.advance(24 * 3_600_000 - 1_000);
    expect((await payBy(anna, 'day')).data).toEqual(first.data);
    server.clock.advance(1_001);
    expect((await payBy(anna, 'day')).data).not.toEqual(first.data);
    server.clock.advance(25 * 3_600_000);
    await forgetOldAnswers(server.core.db, server.clock.now);
    const { rows: left } = await server.core.db.execute(sql`SELECT 1 FROM idempotency_key`);
    expect(left).toEqual([]);
  });

  it('can be used again after an expected or unexpected failure', async () => {
    const anna = server.as({});
    for (const error of [fail('not_today'), new Error('a bug')]) {
      failing = error;
      const effects = await added(async () => expect((await payBy(anna, 'f')).status).toBeGreaterThanOrEqual(409));
      expect(effects).toBe(0);
    }
    failing = undefined;
    expect(await added(async () => expect((await payBy(anna, 'f')).status).toBe(200))).toBe(1);
    expect(await added(() => payBy(anna, 'f'))).toBe(0);
  });

  it('answers 409 while the first request runs', async () => {
    const anna = server.as({});
    const { promise, resolve } = Promise.withResolvers<void>();
    const inside = Promise.withResolvers<void>();
    gate = promise;
    entered = inside.resolve;
    const first = payBy(anna, 'slow');
    await inside.promise;
    expect((await payBy(anna, 'slow')).reason).toBe('request_in_progress');
    resolve();
    expect((await first).status).toBe(200);
    expect((await payBy(anna, 'slow')).headers['idempotent-replayed']).toBe('true');
    gate = Promise.resolve();
  });

  it('can be used again after the process of the first request has died', async () => {
    const anna = server.as({});
    const { promise, resolve } = Promise.withResolvers<void>();
    const inside = Promise.withResolvers<void>();
    gate = promise;
    entered = inside.resolve;
    const first = payBy(anna, 'crash');
    await inside.promise;
    await server.core.db.execute(
      sql`SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = current_database() AND state = 'idle in transaction'`,
    );
    resolve();
    gate = Promise.resolve();
    expect((await first).status).toBe(503);
    const effects = await added(async () => expect((await payBy(anna, 'crash')).status).toBe(200));
    expect(effects).toBe(1);
  });

  it('has one effect and one answer for a hundred concurrent callers', async () => {
    const anna = server.as({});
    const effects = await added(async () => {
      const answers = await Promise.all(Array.from({ length: 100 }, () => payBy(anna, 'hundred')));
      const succeeded = answers.filter(({ status }) => status === 200);
      expect(new Set(succeeded.map(({ response }) => response.body)).size).toBe(1);
      expect(succeeded.filter(({ headers }) => headers['idempotent-replayed'] === undefined)).toHaveLength(1);
      expect(
        answers.filter(({ status }) => status !== 200).every(({ reason }) => reason === 'request_in_progress'),
      ).toBe(true);
    });
    expect(effects).toBe(1);
  });

  it('answers twenty concurrent repetitions', async () => {
    const anna = server.as({});
    const first = await payBy(anna, 'again');
    const answers = await Promise.all(Array.from({ length: 20 }, () => payBy(anna, 'again')));
    expect(new Set(answers.map(({ response }) => response.body))).toEqual(new Set([first.response.body]));
  });
});

describe('a call that requires a key', () => {
  it('fails if its handler does not use it', async () => {
    const careless: FeatureServer = {
      name: 'careless',
      reasons: {},
      routes: [route(payment, () => ({ id: 1, amount: 1, note: null }))],
    };
    const other = await testServer({ compose: () => ({ features: [careless] }) });
    expect((await other.as({}).call(payment, { body: { amount: 1 }, ...keyed('a') })).status).toBe(500);
    await other.close();
  });
});
