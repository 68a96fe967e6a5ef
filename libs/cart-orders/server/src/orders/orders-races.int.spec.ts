import fc from 'fast-check';
import { listOrdersContract } from '@caravan/cart-orders/contract/orders';
import { hour } from '@caravan/kernel';
import { soakSeed, soaking } from '@caravan/server-core/testing';
import { sql } from 'drizzle-orm';
import type { InjectOptions } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { aSnapshot } from '../testing/a-snapshot.ts';
import { add, added, aManual, cartOf, cartServer, type CartServer } from '../testing/cart-server.ts';
import { key, orderIn, orderOf, place } from '../testing/order-steps.ts';
import { tamperedRequest } from '../testing/tampered-requests.ts';
import { expireOrdersJob } from '../payment/expire-orders.ts';

const volume = soaking ? { callers: 200, trials: 100, tampered: 300 } : { callers: 40, trials: 2, tampered: 30 };

/** The time limit in milliseconds of one test at full volume, on a shared machine. */
const patience = { timeout: soaking ? 600_000 : 60_000 };
/** A small machine may refuse some of 200 concurrent calls with this reason; such a call changes nothing. */
const busy = 'unavailable';

let server: CartServer;
beforeAll(async () => {
  server = await cartServer();
});
afterAll(() => server.close());
afterAll(async () => {
  expect(await server.feature.audit?.()).toEqual([]);
});

const callers = Array.from({ length: volume.callers }, (_, index) => index);
const shuffled = <T>(values: readonly T[]): T[] =>
  values
    .map((value) => ({ value, at: Math.random() }))
    .sort((a, b) => a.at - b.at)
    .map(({ value }) => value);

type Shopper = ReturnType<CartServer['shopper']>;
const allOrders = async (shopper: Shopper) =>
  (await shopper.call(listOrdersContract, { query: { page: 1, page_size: 100 } })).data;

describe(`placing, by ${volume.callers} concurrent callers`, patience, () => {
  test('the same lines are ordered once', async () => {
    const shopper = server.shopper();
    const ids: string[] = [];
    for (const name of ['a', 'b', 'c']) ids.push((await added(shopper, { manual: aManual({ name }), quantity: 1 })).id);
    const answers = await Promise.all(callers.map(() => place(shopper, shuffled(ids))));
    expect(answers.filter((answer) => answer.status === 200)).toHaveLength(1);
    const refusals = new Set(answers.flatMap((answer) => answer.reason ?? []));
    expect([...refusals].filter((reason) => reason !== busy)).toEqual(['wrong_state']);
    const { items, total } = await allOrders(shopper);
    expect(total).toBe(3);
    expect(items.flatMap((order) => order.lines.map((line) => line.id)).sort()).toEqual([...ids].sort());
    expect((await cartOf(shopper)).count).toBe(0);
  });

  test('one key has one effect and one answer', async () => {
    const shopper = server.shopper();
    const { id } = await added(shopper, { manual: aManual(), quantity: 1 });
    const headers = key();
    const answers = await Promise.all(callers.map(() => place(shopper, [id], {}, headers)));
    const good = answers.filter((answer) => answer.status === 200).map((answer) => answer.data);
    expect(good.length).toBeGreaterThan(0);
    expect(new Set(good.map((data) => JSON.stringify(data))).size).toBe(1);
    const refused = answers.filter((answer) => answer.status !== 200);
    expect(refused.every((answer) => answer.reason === 'request_in_progress' || answer.reason === busy)).toBe(true);
    expect((await allOrders(shopper)).total).toBe(1);
  });

  test('overlapping selections never order a line twice, even while lines are added and prices are read', async () => {
    const shopper = server.shopper();
    const tote = aSnapshot({ snapshotId: 'overlap', itemId: 'overlap' });
    server.goods.has(tote);
    const ids = [(await added(shopper, { snapshot_id: tote.snapshotId, quantity: 1 })).id];
    for (const name of ['a', 'b', 'c', 'd', 'e'])
      ids.push((await added(shopper, { manual: aManual({ name, shop_name: 'One' }), quantity: 1 })).id);
    server.clock.advance(hour);
    const answers = await Promise.all(
      callers.map((index) =>
        index % 8 === 7
          ? add(shopper, { manual: aManual({ name: 'a', shop_name: 'One' }), quantity: 1 })
          : place(shopper, shuffled(ids).slice(0, 2)),
      ),
    );
    expect(answers.filter(({ status, reason }) => status !== 200 && status !== 409 && reason !== busy)).toEqual([]);
    const { items } = await allOrders(shopper);
    const ordered = items.flatMap((order) => order.lines.map((line) => line.id));
    expect(new Set(ordered).size).toBe(ordered.length);
    const left = (await cartOf(shopper)).items.map((line) => line.id);
    expect(left.filter((id) => ordered.includes(id))).toEqual([]);
    expect(ids.every((id) => ordered.includes(id) || left.includes(id))).toBe(true);
  });
});

const permutations = <T>(values: readonly T[]): T[][] =>
  values.length < 2
    ? [[...values]]
    : values.flatMap((value, index) =>
        permutations(values.filter((_, other) => other !== index)).map((rest) => [value, ...rest]),
      );

type Placed = Awaited<ReturnType<typeof orderIn>>;

/**
 * Checks that nothing was paid twice, that a cancelled order is fully refunded, and that the payment records match the
 * order.
 */
const settled = async ({ shopper, number }: Placed) => {
  const order = await orderOf(shopper, number);
  const { captured, refunded } = await server.money.of(number);
  expect(order.refunded_fen).toBe(refunded);
  expect(captured).toBe(order.paid_at === null ? 0 : order.amount_fen);
  if (order.status === 'cancelled') expect(captured - refunded).toBe(0);
  if (order.status === 'pending_payment') expect(captured).toBe(0);
  return order;
};

/** The possible events of an unpaid order whose 24 hours are about to end. */
const happenings = (order: Placed, expire: () => Promise<unknown>) => ({
  pay: () => server.money.pay(order.shopper.userId, [order.number]),
  cancel: () => order.own.cancel(),
  staffCancel: () => order.office.cancel(),
  expire,
  refund: () => order.own.refund(),
  approve: () => order.office.approve(),
});

describe('pay, cancel, staff cancel, expiry and refund', patience, () => {
  test.each([
    ['before', false],
    ['after', true],
  ])('run in every sequence, %s 24 hours have passed', async (_, late) => {
    for (const names of permutations(['pay', 'cancel', 'staffCancel', 'expire'] as const)) {
      const order = await orderIn(server, 'pending_payment');
      // The time advances right before the expiry job runs.
      const steps = happenings(order, async () => {
        if (late) server.clock.advance(24 * hour);
        await server.runJob(expireOrdersJob, null);
      });
      for (const name of names) await steps[name]();
      expect((await settled(order)).status).toBe('cancelled');
    }
  });

  test(`run concurrently, ${volume.trials} times`, async () => {
    const ends = new Map<string, number>();
    for (let trial = 0; trial < volume.trials; trial += 1) {
      const order = await orderIn(server, trial % 3 ? 'pending_payment' : 'paid');
      const steps = happenings(order, () => server.runJob(expireOrdersJob, null));
      if (trial % 2) server.clock.advance(24 * hour - 2);
      const wanted = shuffled([
        ...Object.values(steps),
        steps.pay,
        steps.cancel,
        steps.staffCancel,
        async () => server.clock.advance(1),
      ]);
      await Promise.all(wanted.map((step) => step()));
      const { status } = await settled(order);
      ends.set(status, (ends.get(status) ?? 0) + 1);
    }
    expect([...ends.keys()].every((status) => ['cancelled', 'refund_processing', 'refunded'].includes(status))).toBe(
      true,
    );
  });

  test(`a refund ends once under concurrent decisions, ${volume.trials} times`, async () => {
    for (let trial = 0; trial < volume.trials; trial += 1) {
      const order = await orderIn(server, 'refund_processing');
      const { own, office } = order;
      await Promise.all(
        shuffled([
          office.approve,
          office.approve,
          office.reject,
          own.withdraw,
          () => office.cancel(),
          () => own.refund(),
        ]).map((step) => step()),
      );
      const { status, refunded_fen, amount_fen } = await settled(order);
      const back = { refunded: 10_600, cancelled: amount_fen }[status as 'refunded' | 'cancelled'] ?? 0;
      expect(refunded_fen).toBe(back);
    }
  });

  test('the same delivery reported concurrently arrives once', async () => {
    const { office, lineIds, number, shopper } = await orderIn(server, 'processing');
    const answers = await Promise.all(callers.map(() => office.stock(lineIds)));
    expect(answers.filter(({ status, reason }) => status !== 200 && reason !== busy)).toEqual([]);
    expect((await orderOf(shopper, number)).timeline.map(({ event }) => event)).toEqual([
      'placed',
      'paid',
      'processing',
      'received',
      'in_stock',
    ]);
    expect(await server.messages.to(shopper.userId)).toHaveLength(1);
  });
});

test(`${volume.tampered} tampered requests are refused and change nothing (seed ${soakSeed})`, patience, async () => {
  const tote = aSnapshot({ snapshotId: 'tampered', itemId: 'tampered' });
  server.goods.has(tote);
  const unpaid = await orderIn(server, 'pending_payment');
  const foreign = await orderIn(server, 'paid');
  const paid = await orderIn(server, 'paid');
  const mallory = paid.shopper;
  const loot = {
    ownLine: (await added(mallory, { manual: aManual({ name: 'Own' }), quantity: 1 })).id,
    foreignLine: (await added(foreign.shopper, { manual: aManual({ name: 'Foreign' }), quantity: 1 })).id,
    foreignUnpaid: unpaid.number,
    ownPaid: paid.number,
    foreignOrder: foreign.number,
    orderedLine: paid.lineIds[0] ?? '',
    snapshotId: tote.snapshotId,
  };
  const everything = async () => {
    const tables = [
      'purchase_order',
      'order_line',
      'order_event',
      'order_refund',
      'cart_line',
      'fake_money',
      'fake_item',
      'staff_action',
    ];
    const dumps = tables.map((table) =>
      server.core.db.execute(sql`select coalesce(json_agg(t order by t::text), '[]') rows from ${sql.raw(table)} t`),
    );
    return JSON.stringify((await Promise.all(dumps)).map(({ rows }) => rows));
  };
  const before = await everything();
  const token = server.login({ userId: mallory.userId });
  const accepted: unknown[] = [];
  for (const request of fc.sample(tamperedRequest(loot), { numRuns: volume.tampered })) {
    const { method, url, body } = request;
    const headers = { authorization: `Bearer ${token}`, ...key() };
    const options: InjectOptions = {
      method,
      url: `/v1${url}`,
      headers,
      ...(body === undefined ? {} : { payload: body as object }),
    };
    const response = await server.app.inject(options);
    if (response.statusCode < 400 || response.statusCode >= 500)
      accepted.push({ ...request, status: response.statusCode, answer: response.body.slice(0, 200) });
  }
  expect(accepted).toEqual([]);
  expect(await everything()).toBe(before);
});
