import { haulParts, maxImports, type HaulPart, type HaulRows } from '@caravan/haul/contract';
import {
  downloadArchiveContract,
  getHaulImportContract,
  getImportedOrderContract,
  getImportedPackageContract,
  getImportedPhotoContract,
  importArchiveContract,
  listHaulImportsContract,
  listImportedOrdersContract,
  listImportedPackagesContract,
  listImportedPaymentsContract,
  listImportedWalletContract,
  removeHaulImportContract,
} from '@caravan/haul/contract/schema';
import {
  aHaulGoods,
  aHaulOrder,
  aHaulPackage,
  aHaulPayment,
  aHaulRecord,
  haulRows,
} from '@caravan/haul/contract/testing';
import { fail, newId } from '@caravan/kernel';
import type { Files } from '@caravan/server-core';
import { testServer, type Caller, type TestServer } from '@caravan/server-core/testing';
import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readArchive } from './archive/read-archive.ts';
import { archiveFile } from './domain/haul-files.ts';
import { haulImportTable } from './db/haul-import.table.ts';
import { createHaul } from './haul.server.ts';
import { anArchive, archiveForm, aWebp, shop } from './testing/archives.ts';
import { haulPhotosJob } from './use-cases/import-archive.ts';

let server: TestServer;
let own: HaulRows;
/** Runs after a part was read for a download. */
let afterRead: (part: HaulPart) => void;
let storeFails = false;
/** Archives are stored once this has settled. */
let gate: Promise<void> = Promise.resolve();

const failing = (files: Files): Files => ({
  ...files,
  put: async (key, bytes) => {
    await gate;
    if (storeFails) throw fail('storage_full');
    return files.put(key, bytes);
  },
});

/** The shopper's rows of a part as they are now. */
const sourceOf =
  <Part extends HaulPart>(part: Part) =>
  async (): Promise<HaulRows[Part]> => {
    const rows = own[part];
    afterRead(part);
    return rows;
  };

beforeEach(async () => {
  own = haulRows();
  afterRead = () => undefined;
  storeFails = false;
  gate = Promise.resolve();
  const picture = await aWebp();
  server = await testServer({
    files: failing,
    compose: async (core) => ({
      features: [
        await createHaul(core, {
          sources: () => ({
            orders: sourceOf('orders'),
            goods: sourceOf('goods'),
            packages: sourceOf('packages'),
            payments: sourceOf('payments'),
            wallet: sourceOf('wallet'),
            photo: async (id) => (id === 'photo-1' ? picture : undefined),
          }),
          shop,
        }),
      ],
    }),
  });
});
afterEach(() => server.close());

const bring = (shopper: Caller, bytes: Uint8Array) =>
  shopper.call(importArchiveContract, { body: archiveForm(bytes) as never });
const importsOf = async (shopper: Caller) => (await shopper.call(listHaulImportsContract)).data.items;
const ordersOf = async (shopper: Caller, id: string) =>
  (await shopper.call(listImportedOrdersContract, { params: { id }, query: { page: 1, page_size: 20 } })).data;
const rowsLeft = async (): Promise<number> => {
  const { rows } = await server.core.db.execute<{ n: number }>(
    sql`SELECT (SELECT count(*) FROM haul_import)::int + (SELECT count(*) FROM haul_record)::int
      + (SELECT count(*) FROM haul_photo)::int AS n`,
  );
  return rows[0]?.n ?? -1;
};
const filesLeft = async (): Promise<string[]> => {
  const names: string[] = [];
  for (const folder of ['haul-archives', 'haul-photos'])
    for await (const { name } of server.core.files.list(folder)) names.push(name);
  return names;
};

describe('the download', () => {
  it('is an archive of the caller with photos, or without them', async () => {
    const shopper = server.as({});
    const whole = await shopper.call(downloadArchiveContract, { query: { photos: 'yes' } });
    expect(whole.headers).toMatchObject({
      'content-type': 'application/zip',
      'cache-control': 'private, no-store',
      'content-disposition': expect.stringMatching(/^attachment; filename="caravan-[\d-]{10}\.zip"$/) as string,
    });
    const read = await readArchive(whole.response.rawPayload);
    expect(read).toMatchObject({ rows: own, photos: 1, manifest: { shop: { name: 'Harbour' } } });
    const small = await shopper.call(downloadArchiveContract, { query: { photos: 'no' } });
    expect(await readArchive(small.response.rawPayload)).toMatchObject({ rows: own, photos: 0 });
  });

  it('contains an empty file for a photo whose bytes are missing, and can be imported', async () => {
    own = haulRows({ goods: [aHaulGoods({ photos: ['photo-1', 'photo-gone'] })] });
    const shopper = server.as({});
    const { response } = await shopper.call(downloadArchiveContract, { query: { photos: 'yes' } });
    const { data } = await bring(shopper, response.rawPayload);
    await server.runJobs();
    expect((await ordersOf(shopper, data.id)).items[0]?.goods[0]?.photos).toHaveLength(1);
  });

  it.each(haulParts)('can be imported if a whole order comes into being after the %s were read', async (read) => {
    const order = 'CV2601020002';
    const item = 'item-2';
    const parcel = 'PK2601080002';
    afterRead = (part) => {
      if (part !== read) return;
      own = {
        orders: [...own.orders, aHaulOrder({ number: order })],
        goods: [...own.goods, aHaulGoods({ id: item, order_number: order, photos: [] })],
        packages: [...own.packages, aHaulPackage({ number: parcel, goods: [item] })],
        payments: [...own.payments, aHaulPayment({ id: 'payment-2', refs: [order] })],
        wallet: [...own.wallet, aHaulRecord({ number: 'TX2601020002', refs: [order] })],
      };
    };
    const { response } = await server.as({}).call(downloadArchiveContract, { query: { photos: 'no' } });
    const { rows } = await readArchive(response.rawPayload);
    const numbers = rows.orders.map(({ number }) => number);
    for (const { refs } of [...rows.payments, ...rows.wallet]) expect(numbers).toEqual(expect.arrayContaining(refs));
  });

  it('needs a shopper', async () => {
    expect((await server.call(downloadArchiveContract, { query: { photos: 'no' } })).status).toBe(401);
    expect((await server.as({ role: 'staff' }).call(downloadArchiveContract)).status).toBe(403);
  });
});

describe('an import', () => {
  it('can be read by its shopper: orders with goods and photos, packages, payments and the balance', async () => {
    const shopper = server.as({});
    const { data } = await bring(shopper, await anArchive());
    expect(data).toMatchObject({
      shop_name: 'Silk Post',
      shop_url: 'https://silk.example',
      exported_at: '2026-02-01T08:00:00.000Z',
      orders: 1,
      goods: 1,
      packages: 1,
      payments: 1,
      wallet: 1,
      photos: 0,
      photos_pending: true,
    });
    expect((await ordersOf(shopper, data.id)).items[0]?.goods[0]?.photos).toEqual([]);
    await server.runJobs();
    const params = { id: data.id };
    expect((await shopper.call(getHaulImportContract, { params })).data).toMatchObject({
      photos: 1,
      photos_pending: false,
    });
    const { items, total } = await ordersOf(shopper, data.id);
    expect(total).toBe(1);
    expect(items[0]).toMatchObject({ number: 'CV2601020001', goods: [{ id: 'item-1', photos: [expect.anything()] }] });
    const token = items[0]?.goods[0]?.photos[0]?.replace('/v1/haul/photos/', '') ?? '';
    const photo = await server.call(getImportedPhotoContract, { params: { token } });
    expect(photo.headers).toMatchObject({ 'content-type': 'image/webp', 'cache-control': 'private, no-store' });
    expect((await server.call(getImportedPhotoContract, { params: { token: `${token}x` } })).status).toBe(404);
    const query = { page: 1, page_size: 20 };
    expect((await shopper.call(listImportedPackagesContract, { params, query })).data.items).toMatchObject([
      { number: 'PK2601080001', goods: [{ id: 'item-1', name: 'Celadon cup' }] },
    ]);
    expect((await shopper.call(listImportedPaymentsContract, { params, query })).data.items).toEqual([
      { ...aHaulPayment(), ref_count: 1 },
    ]);
    expect((await shopper.call(listImportedWalletContract, { params, query })).data.items).toEqual([
      { ...aHaulRecord(), ref_count: 1 },
    ]);
    expect(await filesLeft()).toHaveLength(1);
  });

  it('comes in pages, in the order of the archive', async () => {
    const orders = Array.from({ length: 45 }, (_, at) => aHaulOrder({ number: `CV-${100 + at}` }));
    const shopper = server.as({});
    const { data } = await bring(shopper, await anArchive({ ...haulRows(), orders: [aHaulOrder(), ...orders] }));
    const page = await shopper.call(listImportedOrdersContract, {
      params: { id: data.id },
      query: { page: 3, page_size: 20 },
    });
    expect(page.data).toMatchObject({ total: 46, page: 3 });
    expect(page.data.items.map(({ number }) => number)).toEqual(orders.slice(39).map(({ number }) => number));
  });

  it('of somebody else is not found, by any call', async () => {
    const { data } = await bring(server.as({}), await anArchive());
    const other = server.as({});
    const params = { id: data.id };
    const query = { page: 1, page_size: 20 };
    const answers = await Promise.all([
      other.call(getHaulImportContract, { params }),
      other.call(listImportedOrdersContract, { params, query }),
      other.call(getImportedOrderContract, { params: { ...params, number: 'CV2601020001' } }),
      other.call(getImportedPackageContract, { params: { ...params, number: 'PK2601080001' } }),
      other.call(listImportedPackagesContract, { params, query }),
      other.call(listImportedPaymentsContract, { params, query }),
      other.call(listImportedWalletContract, { params, query }),
      other.call(removeHaulImportContract, { params }),
    ]);
    expect(answers.map(({ status }) => status)).toEqual(Array(8).fill(404));
    expect(await importsOf(other)).toEqual([]);
  });

  it.each([
    ['not an archive', async () => Buffer.from('hello'), 422, 'not_an_archive'],
    ['a damaged row', () => anArchive({ orders: [aHaulOrder({ amount_fen: 1.5 })] }), 422, 'archive_damaged'],
  ])('of %s changes nothing', async (_name, make, status, reason) => {
    const shopper = server.as({});
    expect(await bring(shopper, await make())).toMatchObject({ status, reason });
    expect(await rowsLeft()).toBe(0);
    expect(await filesLeft()).toEqual([]);
  });

  it('says in the caller’s language which row is damaged', async () => {
    const bytes = await anArchive({ orders: [aHaulOrder({ amount_fen: 1.5 })] });
    const told = (language: string) =>
      server.as({}).call(importArchiveContract, {
        body: archiveForm(bytes) as never,
        headers: { 'client-language': language },
      });
    expect((await told('en')).message).toBe('The archive is damaged: data/orders.jsonl:1. Nothing was imported');
    expect((await told('zh')).message).toBe('档案已损坏：data/orders.jsonl:1。没有导入任何内容');
  });

  it('that cannot be stored changes nothing', async () => {
    storeFails = true;
    expect((await bring(server.as({}), await anArchive())).status).toBe(507);
    expect(await rowsLeft()).toBe(0);
  });

  it('of the same archive, thirty times at once, exists once', async () => {
    const shopper = server.as({});
    const bytes = await anArchive();
    const answers = await Promise.all(Array.from({ length: 30 }, () => bring(shopper, bytes)));
    const done = answers.filter(({ status }) => status === 200);
    expect(done.length).toBeGreaterThan(0);
    expect(new Set(done.map(({ data }) => data.id)).size).toBe(1);
    expect(await importsOf(shopper)).toHaveLength(1);
    await server.runJobs();
    // The archives of repeated imports are gone, too.
    expect(await filesLeft()).toHaveLength(1);
  });

  it('is asked to come again while others are read, and changes nothing then', async () => {
    const bytes = await anArchive();
    const open = Promise.withResolvers<void>();
    const refused = Promise.withResolvers<void>();
    gate = open.promise;
    let left = 12;
    const calls = Array.from({ length: 20 }, async () => {
      const shopper = server.as({});
      const answer = await bring(shopper, bytes);
      if (answer.status === 503 && (left -= 1) === 0) refused.resolve();
      return { shopper, answer };
    });
    await refused.promise;
    open.resolve();
    const answers = await Promise.all(calls);
    for (const { shopper, answer } of answers)
      expect(await importsOf(shopper)).toHaveLength(answer.status === 503 ? 0 : 1);
    expect(answers.filter(({ answer }) => answer.status === 200)).toHaveLength(8);
    const busy = answers.find(({ answer }) => answer.status === 503)?.answer;
    expect(busy).toMatchObject({ reason: 'unavailable', headers: { 'retry-after': '5' } });
  });

  it(`beyond ${maxImports} is refused, also concurrently, until one is removed`, async () => {
    const shopper = server.as({});
    const archives = await Promise.all(
      Array.from({ length: maxImports + 3 }, (_, at) => anArchive({ orders: [aHaulOrder({ note: `no. ${at}` })] })),
    );
    const answers = await Promise.all(archives.map((bytes) => bring(shopper, bytes)));
    expect(answers.filter(({ reason }) => reason === 'imports_full').length).toBeGreaterThan(0);
    const kept = await importsOf(shopper);
    expect(kept.length).toBeLessThanOrEqual(maxImports);
    for (const { id } of kept) await shopper.call(removeHaulImportContract, { params: { id } });
    await server.runJobs();
    expect(await rowsLeft()).toBe(0);
    expect(await filesLeft()).toEqual([]);
  });

  it('finishes its photos after a crash, each once', async () => {
    const shopper = server.as({});
    const photos = ['photo-1', 'photo-2', 'photo-3'];
    const { data } = await bring(shopper, await anArchive({ goods: [aHaulGoods({ photos })] }));
    const [row] = await server.core.db.select().from(haulImportTable);
    const stored = row?.archiveId ? await server.core.files.get(archiveFile(row.archiveId)) : undefined;
    await server.runJobs();
    // A run that dies before its end leaves the archive and is repeated.
    if (row?.archiveId && stored) {
      await server.core.files.put(archiveFile(row.archiveId), stored);
      await server.core.db.update(haulImportTable).set({ archiveId: row.archiveId });
    }
    await server.runJob(haulPhotosJob, { importId: data.id });
    expect((await ordersOf(shopper, data.id)).items[0]?.goods[0]?.photos).toHaveLength(3);
    expect(await filesLeft()).toHaveLength(3);
  });

  it('shows the photos that are pictures, and leaves out others', async () => {
    const shopper = server.as({});
    const { data } = await bring(shopper, await anArchive({}, Buffer.from('<script>alert(1)</script>')));
    await server.runJobs();
    expect((await ordersOf(shopper, data.id)).items[0]?.goods[0]?.photos).toEqual([]);
    expect((await importsOf(shopper))[0]).toMatchObject({ photos: 0, photos_pending: false });
  });

  it('that is removed while its photos are made leaves no file', async () => {
    const shopper = server.as({});
    const { data } = await bring(shopper, await anArchive());
    await shopper.call(removeHaulImportContract, { params: { id: data.id } });
    await server.runJobs();
    expect(await filesLeft()).toEqual([]);
    expect(await rowsLeft()).toBe(0);
  });
});

it('stores nothing for an account that was closed', async () => {
  const userId = newId();
  const shopper = server.as({ userId });
  await server.core.db.execute(sql`INSERT INTO closed_account (user_id, closed_at) VALUES (${userId}, now())`);
  expect((await bring(shopper, await anArchive())).status).toBe(401);
  expect(await rowsLeft()).toBe(0);
  expect(await filesLeft()).toEqual([]);
});
