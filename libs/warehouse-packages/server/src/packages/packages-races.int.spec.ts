import { hour } from '@caravan/kernel';
import { soaking } from '@caravan/server-core/testing';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { allPackages, key, ownSteps, pack, packageIn, packageOf, warehouseOf } from '../testing/package-steps.ts';
import { warehouseServer, type Person, type WarehouseServer } from '../testing/warehouse-server.ts';
import { expirePackagesJob } from './end-by-time.ts';

const volume = soaking ? { callers: 200, trials: 100 } : { callers: 40, trials: 2 };

let server: WarehouseServer;
beforeAll(async () => {
  server = await warehouseServer();
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
const permutations = <T>(values: readonly T[]): T[][] =>
  values.length < 2
    ? [[...values]]
    : values.flatMap((value, index) =>
        permutations(values.filter((_, other) => other !== index)).map((rest) => [value, ...rest]),
      );

/** No item is in two live packages, and the warehouse shows the package of each item. */
const expectEachOnce = async (shopper: Person) => {
  const live = (await allPackages(shopper)).items.filter(({ status }) => status !== 'cancelled');
  const held = live.flatMap(({ number, items }) => items.map(({ id }) => ({ id, number })));
  expect(new Set(held.map(({ id }) => id)).size).toBe(held.length);
  const { items } = await warehouseOf(shopper);
  for (const { id, number } of held) expect(items.find((item) => item.id === id)?.package_number).toBe(number);
  const free = items.filter(({ package_number }) => package_number === null).map(({ id }) => id);
  expect(free.filter((id) => held.some((one) => one.id === id))).toEqual([]);
};

describe(`packing by ${volume.callers} concurrent callers`, () => {
  test('packs the same goods once', async () => {
    const shopper = server.shopper();
    const ids = await server.stock(shopper.userId, [{}, {}, {}]);
    const answers = await Promise.all(callers.map(() => pack(shopper, shuffled(ids))));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(new Set(answers.map(({ reason }) => reason))).toEqual(new Set([undefined, 'item_taken']));
    await expectEachOnce(shopper);
  });

  test('packs overlapping goods into one package each', async () => {
    const shopper = server.shopper();
    const ids = await server.stock(
      shopper.userId,
      Array.from({ length: 12 }, () => ({})),
    );
    const answers = await Promise.all(callers.map((index) => pack(shopper, shuffled(ids).slice(0, 1 + (index % 4)))));
    expect(
      answers
        .filter(({ status, reason }) => status !== 200 && reason !== 'item_taken')
        .map(({ response }) => response.body),
    ).toEqual([]);
    expect(answers.some(({ status }) => status === 200)).toBe(true);
    await expectEachOnce(shopper);
  });

  test('works while packages are cancelled', async () => {
    const shopper = server.shopper();
    const ids = await server.stock(
      shopper.userId,
      Array.from({ length: 8 }, () => ({})),
    );
    const answers = await Promise.all(
      callers.map(async (index) => {
        const answer = await pack(shopper, shuffled(ids).slice(0, 1 + (index % 3)));
        return answer.status === 200 && index % 2 ? ownSteps(shopper, answer.data.number).cancel() : answer;
      }),
    );
    expect(
      answers
        .filter(({ status, reason }) => status !== 200 && reason !== 'item_taken')
        .map(({ response }) => response.body),
    ).toEqual([]);
    await expectEachOnce(shopper);
  });

  test('creates one package and one response for one key', async () => {
    const shopper = server.shopper();
    const ids = await server.stock(shopper.userId, [{}]);
    const headers = key();
    const answers = await Promise.all(callers.map(() => pack(shopper, ids, {}, headers)));
    const good = answers.filter(({ status }) => status === 200).map(({ data }) => JSON.stringify(data));
    expect(new Set(good).size).toBe(1);
    expect(answers.filter(({ status }) => status !== 200).every(({ reason }) => reason === 'request_in_progress')).toBe(
      true,
    );
    expect((await allPackages(shopper)).total).toBe(1);
  });
});

type Packed = Awaited<ReturnType<typeof packageIn>>;

/**
 * In any case nothing is paid twice, a cancelled package keeps no money and no goods, and the items are where the
 * status says.
 */
const settled = async ({ shopper, number, itemIds }: Packed) => {
  const parcel = await packageOf(shopper, number);
  const { captured, refunded } = await server.money.of(number);
  expect(captured).toBe(parcel.paid_at === null ? 0 : parcel.fee.fee_fen);
  expect(refunded).toBe(parcel.status === 'cancelled' ? captured : 0);
  const inWarehouse = (await warehouseOf(shopper)).items.filter(({ id }) => itemIds.includes(id));
  const isAway = parcel.status === 'pending_receipt' || parcel.status === 'done';
  expect(inWarehouse).toHaveLength(isAway ? 0 : itemIds.length);
  expect(inWarehouse.every((item) => item.packable === (parcel.status === 'cancelled'))).toBe(true);
  return parcel;
};

const stepsOf = ({ own, staffCalls, pay }: Packed) => ({
  pay,
  cancel: () => own.cancel(),
  ship: () => staffCalls.ship(),
  receive: () => own.receive(),
  expire: () => server.runJob(expirePackagesJob, null),
});

describe('cancel against ship', () => {
  test('in sequence, the first one decides', async () => {
    for (const names of permutations(['cancel', 'ship', 'receive'] as const)) {
      const parcel = await packageIn(server, 'to_be_delivered');
      const steps = stepsOf(parcel);
      for (const name of names) await steps[name]();
      const first = names.find((name) => name !== 'receive');
      const { status } = await settled(parcel);
      const receivedAfter = names.indexOf('receive') > names.indexOf('ship');
      expect(status).toBe(first === 'cancel' ? 'cancelled' : receivedAfter ? 'done' : 'pending_receipt');
    }
  });

  test(`concurrently, ${volume.trials} times`, async () => {
    for (let trial = 0; trial < volume.trials; trial += 1) {
      const parcel = await packageIn(server, 'to_be_delivered');
      const { cancel, ship } = stepsOf(parcel);
      const answers = await Promise.all(shuffled([cancel, cancel, cancel, ship, ship, ship]).map((step) => step()));
      const { status, timeline } = await settled(parcel);
      expect(['cancelled', 'pending_receipt']).toContain(status);
      expect(timeline).toHaveLength(3);
      // One side succeeds with all its calls, because repeated calls count once; the other fails with all.
      expect(answers.filter((answer) => answer.status === 200)).toHaveLength(3);
      expect(answers.filter((answer) => answer.reason === 'wrong_state')).toHaveLength(3);
    }
  });
});

describe('pay, cancel and expiry', () => {
  test.each([
    ['before', false],
    ['after', true],
  ])('in every order, %s 24 hours have passed', async (_, late) => {
    const orders = permutations(['pay', 'cancel', 'expire', 'pay'] as const);
    // Either payment may be the first.
    for (const names of new Map(orders.map((names) => [names.join(), names])).values()) {
      const parcel = await packageIn(server, 'pending_payment');
      const steps = stepsOf(parcel);
      for (const name of names) {
        if (late && name === 'expire') server.clock.advance(24 * hour);
        await steps[name]();
      }
      expect((await settled(parcel)).status).toBe('cancelled');
    }
  });

  test(`concurrently, ${volume.trials} times: no package is cancelled and paid without a refund`, async () => {
    const ends = new Map<string, number>();
    for (let trial = 0; trial < volume.trials; trial += 1) {
      const parcel = await packageIn(server, 'pending_payment');
      const { pay, cancel, expire, ship } = stepsOf(parcel);
      if (trial % 2) server.clock.advance(24 * hour - 2);
      const tick = async () => server.clock.advance(1);
      const some = trial % 3 ? [pay, expire, tick, tick, ship] : [pay, pay, cancel, expire, expire, tick, tick, ship];
      await Promise.all(shuffled<() => Promise<unknown>>(some).map((step) => step()));
      const { status } = await settled(parcel);
      ends.set(status, (ends.get(status) ?? 0) + 1);
    }
    expect([...ends.values()].reduce((sum, count) => sum + count, 0)).toBe(volume.trials);
  });
});
