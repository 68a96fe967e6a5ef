import { day } from '@caravan/kernel';
import { soaking } from '@caravan/server-core/testing';
import { splitGoodsContract } from '@caravan/shipping/contract/schema';
import type { SplitRequest } from '@caravan/shipping/contract';
import { quotePackageContract } from '@caravan/warehouse-packages/contract/schema';
import { countThreads, threadProgram } from '@caravan/shipping/server/testing';
import { addressOf, pack, packed, type Person } from '@caravan/warehouse-packages/server/testing';
import fc from 'fast-check';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { shippingServer, type ShippingServer } from './testing/shipping-server.ts';

let server: ShippingServer;
beforeAll(async () => {
  server = await shippingServer();
  server.dutyFree.set('DE', 100_000);
  server.dutyFree.set('US', 0);
});
afterAll(() => server.close());

const split = (caller: Person, ids: readonly string[], over: Partial<SplitRequest> = {}, headers = {}) => {
  const to = over.address_id === undefined ? { country: 'DE' } : {};
  return caller.call(splitGoodsContract, { body: { item_ids: [...ids], goal: 'cost', ...to, ...over }, headers });
};
const quotesFor = async (caller: Person, ids: readonly string[], country = 'DE') =>
  (await caller.call(quotePackageContract, { body: { item_ids: [...ids], country } })).data.lines;

/** Five items of 1.24 kg; the cheap methods do not take food. */
const someGoods = (shopper: Person) =>
  server.stock(shopper.userId, [{}, {}, { restrictions: ['food'] }, {}, { valueFen: 60_000 }]);

describe('a plan', () => {
  test('has each of the goods once, adds up, and says what it saves against one parcel', async () => {
    const shopper = server.shopper();
    const ids = await someGoods(shopper);
    const { data: plan } = await split(shopper, ids);
    expect(plan.parcels.flatMap((parcel) => parcel.item_ids).sort()).toEqual([...ids].sort());
    expect(plan.parcels.length).toBeGreaterThan(1);
    expect(plan.fee_fen).toBe(plan.parcels.reduce((sum, { quote }) => sum + quote.fee_fen, 0));
    expect(plan).toMatchObject({ goal: 'cost', exact: true, gap_fen: 0, gap_days: 0, limit_fen: null });
    const open = (await quotesFor(shopper, ids)).filter(({ available }) => available);
    expect(plan.single).toEqual({ quote: open[0], reason: null });
    expect(plan.saving_fen).toBe((open[0]?.fee_fen ?? 0) - plan.fee_fen);
    expect(plan.saving_fen).toBeGreaterThan(0);
  });

  test('for speed arrives as soon as any shipping method allows, and says when', async () => {
    const shopper = server.shopper();
    const ids = await server.stock(shopper.userId, [{}, { restrictions: ['branded'] }]);
    const { data: plan } = await split(shopper, ids, { goal: 'speed' });
    const fastestOf = async (id: string) =>
      Math.min(
        ...(await quotesFor(shopper, [id])).filter(({ available }) => available).map((line) => line.eta_max_days),
      );
    const soonest = await Promise.all(ids.map(fastestOf));
    expect(plan.arrives_max_days).toBe(Math.max(...soonest));
    expect(plan.arrives_min_days).toBe(Math.max(...plan.parcels.map(({ quote }) => quote.eta_min_days)));
  });

  test('without duty keeps each parcel under the limit, even if that costs more', async () => {
    const shopper = server.shopper();
    const ids = await server.stock(
      shopper.userId,
      [40_000, 50_000, 60_000].map((valueFen) => ({ valueFen, weightG: 100 })),
    );
    const { data: plan } = await split(shopper, ids, { goal: 'duty_free' });
    expect(plan.limit_fen).toBe(100_000);
    expect(plan.parcels).toHaveLength(2);
    expect(Math.max(...plan.parcels.map(({ value_fen: value }) => value))).toBeLessThanOrEqual(100_000);
    expect(plan.single.quote).not.toBeNull();
    expect(plan.saving_fen).toBeLessThan(0);
  });

  test('says why one parcel is impossible, in the caller’s language', async () => {
    const shopper = server.shopper();
    const heavy = { weightG: 26_000, lengthMm: 400, widthMm: 400, heightMm: 400 };
    const ids = await server.stock(shopper.userId, [heavy, heavy, heavy, heavy]);
    const { data: plan } = await split(shopper, ids);
    expect(plan.single.quote).toBeNull();
    expect(plan.saving_fen).toBeNull();
    expect(plan.single.reason).toMatch(/in one parcel\. .+: Heavier than/);
    const zh = await split(shopper, ids, {}, { 'client-language': 'zh' });
    expect(zh.data.single.reason).toContain('没有线路能用一个包裹寄出全部商品');
  });

  test('goes to a country or to one’s own address, and takes a hundred items', async () => {
    const shopper = server.shopper();
    const arrivals = Array.from({ length: 100 }, (_, index) => ({ weightG: 200 + 7 * index, heightMm: 20 + index }));
    const ids = await server.stock(shopper.userId, arrivals);
    const { data: plan } = await split(shopper, ids, { address_id: addressOf(shopper.userId) });
    expect(plan.parcels.flatMap((parcel) => parcel.item_ids)).toHaveLength(100);
    expect(plan.gap_fen).toBeGreaterThanOrEqual(0);
    expect(plan.exact).toBe(plan.gap_fen === 0);
    expect(plan.saving_fen ?? 0).toBeGreaterThanOrEqual(0);
  });

  test('can be packed as it is, at the fees that it says', async () => {
    const shopper = server.shopper();
    const { data: plan } = await split(shopper, await someGoods(shopper));
    expect(plan.parcels).not.toEqual([]);
    for (const { item_ids: ids, quote, value_fen: value } of plan.parcels) {
      const made = await pack(shopper, ids, { line_id: quote.id, declared_value_fen: value, fee_fen: quote.fee_fen });
      expect(made).toMatchObject({ status: 200, data: { amount_fen: quote.fee_fen } });
    }
  });

  test(
    'has the quotes of POST /packages/quote, to the fen, for any goods',
    { timeout: soaking ? 600_000 : 30_000 },
    async () => {
      const side = fc.integer({ min: 20, max: 700 });
      const arrivals = fc.array(
        fc.record({
          weightG: fc.integer({ min: 1, max: 6_000 }),
          lengthMm: side,
          widthMm: side,
          heightMm: side,
          valueFen: fc.integer({ min: 0, max: 90_000 }),
          restrictions: fc.subarray(['battery', 'food', 'branded'] as const, { maxLength: 1 }),
        }),
        { minLength: 2, maxLength: 9 },
      );
      const samples = fc.sample(arrivals, { numRuns: soaking ? 60 : 6 });
      let parcels = 0;
      for (const [index, goods] of samples.entries()) {
        const shopper = server.shopper();
        const ids = await server.stock(
          shopper.userId,
          goods.map(({ restrictions, ...rest }) => ({ ...rest, restrictions: [...restrictions] })),
        );
        server.clock.advance((index % 3) * 17 * day);
        for (const goal of ['cost', 'speed', 'duty_free'] as const) {
          const { data: plan } = await split(shopper, ids, { goal });
          for (const { item_ids: chosen, quote } of plan.parcels) {
            expect((await quotesFor(shopper, chosen)).find(({ id }) => id === quote.id)).toEqual(quote);
            parcels += 1;
          }
        }
      }
      expect(parcels).toBeGreaterThan(samples.length * 3);
    },
  );
});

describe('no plan', () => {
  test('for goods of others, in a package, not complete, or unknown', async () => {
    const shopper = server.shopper();
    const other = server.shopper();
    const [own] = await server.stock(shopper.userId, [{}]);
    const [taken] = await server.stock(shopper.userId, [{}]);
    const [waiting] = await server.stock(shopper.userId, [{}], { released: false });
    await packed(shopper, [taken ?? '']);
    const ids = (id = '') => [own ?? '', id];
    expect(await split(other, [own ?? ''])).toMatchObject({ status: 404, reason: 'not_found' });
    expect((await split(shopper, ids('nothing'))).status).toBe(404);
    expect((await split(shopper, ids(taken))).reason).toBe('item_taken');
    expect((await split(shopper, ids(waiting))).reason).toBe('not_packable');
    expect((await split(shopper, [own ?? ''], { address_id: addressOf(other.userId) })).status).toBe(404);
  });

  test('for more than a hundred items, the same twice, none, or without a destination', async () => {
    const shopper = server.shopper();
    const many = (count: number) => Array.from({ length: count }, (_, index) => `item_${index}`);
    for (const ids of [many(101), many(500), ['a', 'a'], []]) {
      expect((await split(shopper, ids)).status).toBe(422);
    }
    const body = { item_ids: ['a'], goal: 'cost' as const };
    expect((await shopper.call(splitGoodsContract, { body })).status).toBe(422);
    expect((await server.call(splitGoodsContract, { body: { ...body, country: 'DE' } })).status).toBe(401);
  });

  test('for countries that are not served, or whose duty-free limit is unknown, none, or below one of the goods', async () => {
    const shopper = server.shopper();
    const ids = await server.stock(shopper.userId, [{}, { name: 'Lamp', valueFen: 100_001 }]);
    const reasonFor = async (country: string, goal: SplitRequest['goal'] = 'duty_free') =>
      (await split(shopper, ids, { country, goal })).reason;
    expect(await reasonFor('AQ', 'cost')).toBe('country_not_served');
    expect(await reasonFor('FR')).toBe('duty_free_limit_unknown');
    expect(await reasonFor('US')).toBe('duty_free_limit_none');
    const above = await split(shopper, ids, { goal: 'duty_free' });
    expect(above).toMatchObject({ status: 422, reason: 'duty_free_item' });
    expect(above.message).toContain('Lamp');
  });

  test('for goods that no shipping method takes', async () => {
    const shopper = server.shopper();
    const ids = await server.stock(shopper.userId, [{}, { name: 'Ladder', lengthMm: 5_000 }]);
    const refused = await split(shopper, ids);
    expect(refused).toMatchObject({ status: 422, reason: 'split_item' });
    expect(refused.message).toContain('Ladder');
  });
});

describe('a server under pressure', () => {
  let own: ShippingServer;
  afterEach(() => own.close());

  const customer = async (items = 2) => {
    const shopper = own.shopper();
    const ids = await own.stock(
      shopper.userId,
      Array.from({ length: items }, (_, index) => ({ weightG: 400 + 90 * index })),
    );
    return { shopper, ids };
  };
  const asked = async ({ shopper, ids }: Awaited<ReturnType<typeof customer>>) => split(shopper, ids);

  test('answers the best plan so far when the time is over, and says that it is not proved', async () => {
    own = await shippingServer({ splitter: { budget: 0 } });
    const { data: plan } = await asked(await customer(14));
    expect(plan.exact).toBe(false);
    expect(plan.gap_fen).toBeGreaterThan(0);
    expect(plan.parcels.flatMap((parcel) => parcel.item_ids)).toHaveLength(14);
  });

  test.each([
    ['ends', '() => process.exit(1)', 5_000],
    ['does not answer', '() => undefined', 200],
  ])('refuses the request whose thread %s, and nothing else', async (_, onTask, time) => {
    own = await shippingServer({ splitter: { program: threadProgram(onTask), time } });
    const one = await customer();
    for (const answer of await Promise.all([asked(one), asked(await customer())]))
      expect(answer).toMatchObject({ status: 503, reason: 'split_failed' });
    const quoted = await one.shopper.call(quotePackageContract, { body: { item_ids: one.ids, country: 'DE' } });
    expect(quoted.status).toBe(200);
  });

  test('turns away requests that find the queue full, with Retry-After', async () => {
    own = await shippingServer({
      splitter: { program: threadProgram('() => undefined'), time: 500, places: 1, waiting: 1 },
    });
    const customers = await Promise.all([customer(), customer(), customer()]);
    const answers = await Promise.all(customers.map(asked));
    expect(answers.map(({ reason }) => reason).sort()).toEqual(['split_failed', 'split_failed', 'unavailable']);
    const turnedAway = answers.find(({ reason }) => reason === 'unavailable');
    expect(turnedAway).toMatchObject({ status: 503, headers: { 'retry-after': '5' } });
  });

  test('limits the calls of each account', async () => {
    own = await shippingServer({ config: { rateLimits: true } });
    const one = await customer();
    const other = await customer();
    let refused: Awaited<ReturnType<typeof asked>> | undefined;
    for (let call = 0; call < 31; call += 1) refused = await split(one.shopper, ['nothing']);
    expect(refused).toMatchObject({ status: 429, reason: 'too_many_requests' });
    expect((await asked(other)).status).toBe(200);
  });

  test('refuses what it works on when it stops', async () => {
    own = await shippingServer({ splitter: { program: threadProgram('() => undefined'), time: 60_000 } });
    const threads = countThreads();
    const waiting = asked(await customer());
    await expect.poll(threads.running).toBe(1);
    await own.shipping.close?.();
    expect(await waiting).toMatchObject({ status: 503, reason: 'unavailable' });
    expect(threads.running()).toBe(0);
    threads.stop();
  });
});
