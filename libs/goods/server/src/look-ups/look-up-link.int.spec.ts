import { sql } from 'drizzle-orm';
import { pino } from 'pino';
import { recogniseLink } from '@caravan/goods/contract/links';
import { fail, minute } from '@caravan/kernel';
import { testServer, type TestServer } from '@caravan/server-core/testing';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { claimLink } from './look-up.repo.ts';
import { emptyReading } from '../pages/reading.ts';
import type { FetchableLink, SourceAnswer } from './goods-source.ts';
import { lookUpCounter, type GoodsContext } from './goods-context.ts';
import { lookUpLink, type Visitor } from './look-up-link.ts';
import { sharedWork } from './shared-work.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer({ compose: () => ({ features: [] }) });
});
afterAll(() => server.close());

let links = 0;
let link: FetchableLink;
/** The shop's answers to come; the shop is slow. */
let reads: PromiseWithResolvers<SourceAnswer | null>[];
beforeEach(() => {
  reads = [];
  links += 1;
  const recognised = recogniseLink(`https://shop.test/products/${links}`);
  if (!recognised || recognised.kind === 'text') throw new Error('no link');
  link = recognised;
});

const answer = (): SourceAnswer => ({
  platform: 'web',
  itemId: null,
  url: link.url,
  skuId: null,
  reading: { ...emptyReading('json_ld'), title: 'Mug', price: { amount: '40', currency: 'CNY' }, confirm: false },
});

/** The goods of one server process, on the database of all. */
const startProcess = (): GoodsContext => ({
  db: server.core.db,
  clock: server.clock.now,
  log: pino({ level: 'silent' }),
  services: [],
  page: {
    name: 'page',
    read: () => {
      const read = Promise.withResolvers<SourceAnswer | null>();
      reads.push(read);
      return read.promise;
    },
  },
  exchangeRates: () => ({ toCny: async () => ({ rate: '1', asOf: '2026-11-20' }) }),
  runningLookUps: sharedWork(),
  lookUps: lookUpCounter(),
});

const visitor = (over: Partial<Visitor> = {}): Visitor => ({ caller: 'me', admit: async () => undefined, ...over });
const look = (context: GoodsContext, who = visitor()) => lookUpLink(context, link, who);
const titleOf = async (found: ReturnType<typeof look>) => (await found).snapshot?.content.title;
const asked = (times: number) => vi.waitFor(() => expect(reads).toHaveLength(times), 10_000);

test('a link that three processes look up fifty times each at once is read once', async () => {
  const processes = [startProcess(), startProcess(), startProcess()];
  const looks = processes.flatMap((context) => Array.from({ length: 50 }, () => titleOf(look(context))));
  await asked(1);
  reads[0]?.resolve(answer());
  expect(new Set(await Promise.all(looks))).toEqual(new Set(['Mug']));
  expect(reads).toHaveLength(1);
});

test('a failure counts for all processes for two minutes', async () => {
  const here = startProcess();
  const there = startProcess();
  const looks = [look(here), look(there)];
  await asked(1);
  reads[0]?.resolve({ ...answer(), reading: { ...emptyReading('json_ld'), title: 'Log in', confirm: false } });
  const failed = { snapshot: null, known: { target: null, name: 'Log in' } };
  expect(await Promise.all(looks)).toEqual([failed, failed]);
  expect(await look(startProcess())).toEqual(failed);
  expect(reads).toHaveLength(1);

  server.clock.advance(2 * minute + 1);
  const again = titleOf(look(there));
  await asked(2);
  reads[1]?.resolve(answer());
  expect(await again).toBe('Mug');
});

test('of a visitor who may not cause a fetch, or left, another process takes the link over', async () => {
  const here = startProcess();
  const there = startProcess();
  const refused = look(
    here,
    visitor({
      admit: async () => {
        throw fail('too_many_requests');
      },
    }),
  );
  await expect(refused).rejects.toMatchObject({ reason: 'too_many_requests' });

  const leaving = new AbortController();
  const left = look(here, visitor({ signal: leaving.signal }));
  await asked(1);
  const admit = vi.fn(async () => undefined);
  const stays = titleOf(look(there, visitor({ admit })));
  leaving.abort();
  await expect(left).rejects.toMatchObject({ reason: 'unavailable' });
  await asked(2);
  reads[1]?.resolve(answer());
  expect(await stays).toBe('Mug');
  expect(admit).toHaveBeenCalledTimes(1);
});

test('a visitor who waits for another process is not counted as one who caused a fetch', async () => {
  const here = startProcess();
  const there = startProcess();
  const first = titleOf(look(here));
  await asked(1);
  const admit = vi.fn(async () => undefined);
  const second = titleOf(look(there, visitor({ admit })));
  reads[0]?.resolve(answer());
  expect(await Promise.all([first, second])).toEqual(['Mug', 'Mug']);
  expect(admit).not.toHaveBeenCalled();
});

test('the link of a process that died is read again when its claim ends', async () => {
  const now = server.clock.now();
  const dead = { link: link.url, holder: 'a process that died' };
  await claimLink(server.core.db, dead, { now, until: new Date(now.getTime() + minute) });
  const found = titleOf(look(startProcess()));
  server.clock.advance(minute);
  await asked(1);
  reads[0]?.resolve(answer());
  expect(await found).toBe('Mug');
});

const waiting = (count: number) =>
  vi.waitFor(async () => {
    const { rows } = await server.core.db.execute(
      sql`SELECT FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`,
    );
    expect(rows).toHaveLength(count);
  }, 10_000);

test('a product that was stored between the question and the claim is not read again', async () => {
  const here = startProcess();
  const there = startProcess();
  const first = titleOf(look(here));
  await asked(1);
  const isLocked = Promise.withResolvers<void>();
  const unlock = Promise.withResolvers<void>();
  const lock = server.core.transaction(async (tx) => {
    await tx.execute(sql`UPDATE goods_look_up SET until = ${new Date(0).toISOString()}`);
    isLocked.resolve();
    await unlock.promise;
  });
  await isLocked.promise;
  // The other process has seen no product, and its claim waits for the lock of the row.
  const second = titleOf(look(there));
  await waiting(1);
  // The product is stored, and the end of the first claim waits, too.
  reads[0]?.resolve(answer());
  await waiting(2);
  unlock.resolve();
  await lock;
  await vi.waitFor(async () => expect(await Promise.all([first, second])).toEqual(['Mug', 'Mug']), 10_000);
  expect(reads).toHaveLength(1);
});
