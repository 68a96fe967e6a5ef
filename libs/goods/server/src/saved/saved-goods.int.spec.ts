import { maxFavourites, maxRecent } from '@caravan/goods/contract';
import {
  addFavouriteContract,
  addRecentLinkContract,
  clearRecentLinksContract,
  listSavedContract,
  removeFavouritesContract,
} from '@caravan/goods/contract/schema';
import { testServer, type Caller, type TestServer } from '@caravan/server-core/testing';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { savedGoodsTable } from './saved-goods.table.ts';
import { insertSnapshot } from '../snapshots/goods-snapshot.repo.ts';
import { createGoods, type GoodsServer } from '../goods.server.ts';

let server: TestServer;
let goods: GoodsServer;

beforeAll(async () => {
  const started = await testServer({
    compose: async (core) => {
      const feature = await createGoods(core, {
        exchangeRates: () => ({ toCny: async () => ({ rate: '1', asOf: '2026-11-20' }) }),
        snapshotHolders: () => [],
      });
      return { features: [feature], feature };
    },
  });
  server = started;
  goods = started.composed.feature;
});
afterAll(() => server.close());

let shoppers = 0;
const shopper = (): Caller & { userId: string } => {
  shoppers += 1;
  const userId = `saver_${shoppers}`;
  return { ...server.as({ userId, role: 'shopper' }), userId };
};

let snapshots = 0;
/** A snapshot of a product; another one of the same page if `page` is given. */
const product = async (page = ++snapshots): Promise<string> => {
  const id = `saved-snapshot-${++snapshots}`;
  const url = `https://shop.example/${page}`;
  await insertSnapshot(server.core.db, {
    id,
    link: url,
    platform: 'web',
    itemId: null,
    rate: '1',
    rateAsOf: '2026-11-20',
    fetchedAt: new Date(),
    content: {
      url,
      title: `Mug ${page}`,
      description: '',
      images: ['https://shop.example/mug.jpg'],
      shopName: 'shop.example',
      sourcePrice: { amount: '20.00', currency: 'CNY' },
      priceFen: 2000,
      tiers: [],
      domesticShippingFen: 0,
      options: [],
      skus: [],
      availability: 'in_stock',
      confirm: false,
      linkedSkuId: null,
    },
  });
  return id;
};

const favour = (who: Caller, snapshotId: string) =>
  who.call(addFavouriteContract, { body: { snapshot_id: snapshotId } });
const note = (who: Caller, snapshotId: string) => {
  server.clock.advance(1_000);
  return who.call(addRecentLinkContract, { body: { snapshot_id: snapshotId } });
};
const lists = async (who: Caller) => (await who.call(listSavedContract)).data;

it('keeps a favourite once, with the server’s own data, however often it is added', async () => {
  const who = shopper();
  const first = await product();
  const again = await product(Number((await favour(who, first)).data.url.split('/').at(-1)));
  await Promise.all([favour(who, again), favour(who, first), favour(who, again)]);
  const { favourites } = await lists(who);
  expect(favourites).toMatchObject([{ title: expect.stringMatching(/^Mug/), price_fen: 2000, platform: 'web' }]);
  expect(favourites[0]?.image).toMatch(/^\/v1\/images\//);
});

it('refuses a product that does not exist, an unknown field, and a visitor', async () => {
  const who = shopper();
  expect((await favour(who, 'nowhere')).failure).toMatchObject({ reason: 'not_found' });
  const body = { snapshot_id: await product(), title: 'mine' } as never;
  expect((await who.call(addFavouriteContract, { body })).failure).toMatchObject({ reason: 'invalid' });
  expect((await server.call(listSavedContract)).failure).toMatchObject({ reason: 'login_required' });
});

it('removes only a shopper’s own favourites, and twice without a failure', async () => {
  const who = shopper();
  const other = shopper();
  const snapshotId = await product();
  const mine = (await favour(who, snapshotId)).data;
  await favour(other, snapshotId);
  const remove = (one: Caller) => one.call(removeFavouritesContract, { body: { ids: [mine.id] } });
  expect((await remove(other)).data).toEqual({ count: 1 });
  expect((await lists(who)).favourites).toHaveLength(1);
  for (const { data } of [await remove(who), await remove(who)]) expect(data).toEqual({ count: 0 });
});

it('has room for a limited number of favourites, also for many at once', async () => {
  const who = shopper();
  const { data: first } = await favour(who, await product());
  const [row] = await server.core.db.select().from(savedGoodsTable).where(eq(savedGoodsTable.id, first.id));
  if (!row) throw new Error('The first favourite was not stored.');
  const others = Array.from({ length: maxFavourites - 2 }, (_, n) => ({
    ...row,
    id: `${row.id}-${n}`,
    url: `${row.url}-${n}`,
  }));
  await server.core.db.insert(savedGoodsTable).values(others);
  const last = await Promise.all([await product(), await product(), await product()].map((id) => favour(who, id)));
  expect(last.filter(({ failure }) => failure?.reason === 'favourites_full')).toHaveLength(2);
  expect((await lists(who)).favourites).toHaveLength(maxFavourites);
});

it('keeps the newest recent links, one for each page, and clears them', async () => {
  const who = shopper();
  const first = await product();
  for (const id of [first, ...(await Promise.all(Array.from({ length: maxRecent }, () => product())))])
    await note(who, id);
  const { recent } = await lists(who);
  expect(recent).toHaveLength(maxRecent);
  const url = recent.at(-1)?.url ?? '';
  await note(who, await product(Number(url.split('/').at(-1))));
  const after = (await lists(who)).recent;
  expect(after).toHaveLength(maxRecent);
  expect(after[0]?.url).toBe(url);

  await favour(who, first);
  await who.call(clearRecentLinksContract);
  await who.call(clearRecentLinksContract);
  expect(await lists(who)).toMatchObject({ recent: [], favourites: [{}] });
});

it('exports a shopper’s lists and erases them with the account', async () => {
  const who = shopper();
  const other = shopper();
  for (const one of [who, other]) {
    await favour(one, await product());
    await note(one, await product());
  }
  const { collect, erase, section } = goods.ports.personalData;
  expect(section).toBe('saved_goods');
  expect(await collect(who.userId)).toEqual(await lists(who));
  await server.core.transaction((tx) => erase(tx, who.userId));
  expect(await lists(who)).toEqual({ favourites: [], recent: [] });
  expect((await lists(other)).favourites).toHaveLength(1);
});
