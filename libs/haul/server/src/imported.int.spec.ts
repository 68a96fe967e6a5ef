import type { HaulRows } from '@caravan/haul/contract';
import {
  getImportedOrderContract,
  getImportedPackageContract,
  importArchiveContract,
  listImportedOrdersContract,
  listImportedPackagesContract,
  listImportedPaymentsContract,
  listImportedWalletContract,
} from '@caravan/haul/contract/schema';
import { aHaulGoods, aHaulOrder, haulRows } from '@caravan/haul/contract/testing';
import { testServer, type Caller, type TestServer } from '@caravan/server-core/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createHaul } from './haul.server.ts';
import { anArchive, archiveForm, shop } from './testing/archives.ts';
import { largestRows } from './testing/largest-rows.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer({
    compose: async (core) => ({
      features: [
        await createHaul(core, {
          sources: () => {
            throw new Error('nothing is downloaded here');
          },
          shop,
        }),
      ],
    }),
  });
});
afterAll(() => server.close());

const query = { page: 1, page_size: 20 };

/** An import of these rows, whose photos are ready, and the calls that read it. */
const imported = async (rows: Partial<HaulRows>) => {
  const shopper: Caller = server.as({});
  const { data } = await shopper.call(importArchiveContract, { body: archiveForm(await anArchive(rows)) as never });
  await server.runJobs();
  const params = { id: data.id };
  return {
    orders: () => shopper.call(listImportedOrdersContract, { params, query }),
    order: (number: string) => shopper.call(getImportedOrderContract, { params: { ...params, number } }),
    packages: () => shopper.call(listImportedPackagesContract, { params, query }),
    parcel: (number: string) => shopper.call(getImportedPackageContract, { params: { ...params, number } }),
    payments: () => shopper.call(listImportedPaymentsContract, { params, query }),
    wallet: () => shopper.call(listImportedWalletContract, { params, query }),
  };
};

const many = <Item>(length: number, make: (at: number) => Item): Item[] => Array.from({ length }, (_, at) => make(at));

describe('an import with long rows', () => {
  const [line] = aHaulOrder().lines;
  if (!line) throw new Error('the order has no line');
  const goods = many(205, (at) =>
    aHaulGoods({ id: `item-${at}`, name: `${at} ${'n'.repeat(300)}`, photos: Array<string>(6).fill('photo-1') }),
  );
  const order = aHaulOrder({
    note: 'Please pack it well',
    lines: many(5, (at) => ({ ...line, id: `line-${at}`, name: '杯'.repeat(200) })),
  });
  const [parcel] = haulRows().packages.map((one) => ({
    ...one,
    goods: goods.map(({ id }) => id),
    photos: Array<string>(6).fill('photo-1'),
  }));
  const [record] = haulRows().wallet.map((one) => ({ ...one, refs: many(7, (at) => `CV${at}`) }));
  let own: Awaited<ReturnType<typeof imported>>;
  beforeAll(async () => {
    own = await imported({
      orders: [order, aHaulOrder({ number: 'CV-empty' })],
      goods,
      packages: parcel ? [parcel] : [],
      wallet: record ? [record] : [],
    });
  });

  it('lists the first lines, goods and photos of an order, and how many there are', async () => {
    const { items } = (await own.orders()).data;
    expect(items).toMatchObject([
      { line_count: 5, goods_count: 205 },
      { line_count: 1, goods_count: 0, goods: [] },
    ]);
    expect(items[0]?.lines.map(({ name }) => name)).toEqual(Array(3).fill(`${'杯'.repeat(119)}…`));
    expect(items[0]?.goods.map(({ id, photos }) => [id, photos.length])).toEqual(many(3, (at) => [`item-${at}`, 4]));
    expect(items[0]).not.toHaveProperty('note');
    expect(items[0]).not.toHaveProperty('timeline');
  });

  it('shows an order whole by a call of its own, with the first 200 goods and 1,000 photos', async () => {
    const { data } = await own.order(order.number);
    const { goods: shown, goods_count, line_count, ...rest } = data;
    expect(rest).toEqual(order);
    expect([shown.length, goods_count, line_count]).toEqual([200, 205, 5]);
    expect(shown[199]?.name).toBe(`199 ${'n'.repeat(195)}…`);
    expect(shown.flatMap(({ photos }) => photos)).toHaveLength(1_000);
  });

  it('lists the first goods and photos of a package, and shows all of them by a call of its own', async () => {
    const [short] = (await own.packages()).data.items;
    expect([short?.goods.length, short?.goods_count, short?.photos.length]).toEqual([3, 205, 4]);
    expect(short).not.toHaveProperty('tracking');
    const { data } = await own.parcel(parcel?.number ?? '');
    expect([data.goods.length, data.goods_count, data.photos.length]).toEqual([205, 205, 6]);
    expect(data.goods[0]).toEqual({ id: 'item-0', name: `0 ${'n'.repeat(197)}…`, quantity: 2 });
    expect(data.tracking).toEqual(parcel?.tracking);
  });

  it('lists five references of a record, and how many there are', async () => {
    expect((await own.wallet()).data.items).toMatchObject([{ refs: record?.refs.slice(0, 5), ref_count: 7 }]);
  });

  it('has no order and no package of another number', async () => {
    expect([(await own.order('CV-other')).status, (await own.parcel(order.number)).status]).toEqual([404, 404]);
  });
});

/** The bytes of 1 MB, which no answer has (specification 33.8). */
const mostBytes = 1_000_000;

it('answers no call with more than 1 MB, though all of its rows are as large as an archive can hold', async () => {
  // JSON writes this character in six bytes; no other character takes more.
  const { orders, goods, packages, payments, wallet } = largestRows('\u0001');
  const link = `https://shop.example/${'\u0001'.repeat(479)}`;
  const [line] = orders.lines;
  if (!line) throw new Error('the order has no line');
  const number = (at: number): string => `n${at}`.padEnd(64, 'x');
  const order = (at: number) => ({
    ...orders,
    number: number(at),
    lines: many(3, (of) => ({ ...line, id: number(of), name: '\u0001'.repeat(1_000), source_url: link })),
    timeline: orders.timeline.slice(0, 20),
  });
  const item = (id: string, of: number) => ({
    ...goods,
    id,
    order_number: number(of),
    name: '\u0001'.repeat(450),
    spec: '\u0001'.repeat(450),
    photos: Array<string>(20).fill('photo-1'),
  });
  const own = await imported({
    orders: many(20, order),
    goods: [
      ...packages.goods.map((id) => item(id, 0)),
      ...many(57, (at) => item(`more-${at}`.padEnd(64, 'x'), 1 + Math.floor(at / 3))),
    ],
    packages: many(20, (at) => ({
      ...packages,
      number: number(at),
      photos: Array<string>(500).fill('photo-1'),
      tracking: packages.tracking.slice(0, 2),
    })),
    payments: many(20, (at) => ({ ...payments, id: number(at) })),
    wallet: many(20, (at) => ({ ...wallet, number: number(at) })),
  });
  const answers = {
    orders: await own.orders(),
    order: await own.order(number(0)),
    packages: await own.packages(),
    parcel: await own.parcel(number(0)),
    payments: await own.payments(),
    wallet: await own.wallet(),
  };
  const bytes = Object.entries(answers).map(([name, { status, response }]) => [
    name,
    status,
    response.rawPayload.length,
  ]);
  expect(bytes.filter(([, status, length]) => status !== 200 || Number(length) > mostBytes)).toEqual([]);
  // The rows are large indeed.
  expect(answers.order.response.rawPayload.length).toBeGreaterThan(600_000);
  expect(answers.orders.response.rawPayload.length).toBeGreaterThan(300_000);
  expect(answers.parcel.response.rawPayload.length).toBeGreaterThan(600_000);
});
