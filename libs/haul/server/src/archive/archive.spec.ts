import { createHash } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import fc from 'fast-check';
import { fromBufferPromise } from 'yauzl';
import { describe, expect, it } from 'vitest';
import {
  haulParts,
  manifestFile,
  maxArchiveFiles,
  maxDataBytes,
  maxOrderGoods,
  maxRowBytes,
  maxRows,
  partFile,
  type HaulRows,
} from '@caravan/haul/contract';
import { aHaulGoods, aHaulOrder, aHaulPackage, aHaulRecord, haulRows } from '@caravan/haul/contract/testing';
import { watchStalls } from '@caravan/server-core/testing';
import { aWebp, anArchive, zipOf } from '../testing/archives.ts';
import { largestRows } from '../testing/largest-rows.ts';
import { readRows } from '../domain/check-archive.ts';
import { photosOfArchive, readArchive } from './read-archive.ts';
import { writeArchive } from './write-archive.ts';

type Files = Record<string, Buffer>;

const filesOf = async (archive: Buffer): Promise<Files> => {
  const zip = await fromBufferPromise(archive);
  const files: Files = {};
  for await (const entry of zip.eachEntry())
    files[entry.fileName] = await buffer(await zip.openReadStreamPromise(entry));
  return files;
};

interface Manifest {
  format: string;
  version: number;
  files: { name: string; bytes: number; sha256: string }[];
}
const manifestOf = (files: Files): Manifest => JSON.parse(String(files[manifestFile])) as Manifest;

const sha256 = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');

/** An archive with other files, whose manifest fits them again. */
const rewritten = async (files: Files, change: (manifest: Manifest) => object = (same) => same): Promise<Buffer> => {
  const names = Object.keys(files).filter((name) => name !== manifestFile);
  const listed = names.map((name) => {
    const bytes = files[name] ?? Buffer.alloc(0);
    return { name, bytes: bytes.byteLength, sha256: sha256(bytes) };
  });
  const manifest = change({ ...manifestOf(files), files: listed });
  return zipOf({ ...files, [manifestFile]: JSON.stringify(manifest) });
};

const lines = (rows: readonly object[]): Buffer => Buffer.from(rows.map((row) => `${JSON.stringify(row)}\n`).join(''));

const withRows = async (rows: Partial<Record<keyof HaulRows, readonly object[]>>): Promise<Buffer> => {
  const files = await filesOf(await anArchive());
  for (const [part, replaced] of Object.entries(rows)) files[partFile(part as keyof HaulRows)] = lines(replaced);
  return rewritten(files);
};

/** An order of one line with a link. */
const withLink = (link: string) =>
  aHaulOrder({
    lines: aHaulOrder()
      .lines.slice(0, 1)
      .map((line) => ({ ...line, source_url: link })),
  });

const goodsOfOne = (count: number) => Array.from({ length: count }, (_, at) => aHaulGoods({ id: `item-${at + 1}` }));

describe('an archive', () => {
  it('is read as it was written, with its photos', async () => {
    const picture = await aWebp();
    const archive = await anArchive({}, picture);
    const { manifest, rows, photos } = await readArchive(archive);
    expect(manifest).toMatchObject({ format: 'caravan.haul', version: 1, shop: { name: 'Silk Post' } });
    expect(rows).toEqual(haulRows());
    expect(photos).toBe(1);
    const found: unknown[] = [];
    for await (const photo of photosOfArchive(archive)) found.push(photo);
    expect(found).toEqual([{ name: 'photo-1', bytes: Buffer.from(picture) }]);
  });

  it('may have neither rows nor photos', async () => {
    const empty = haulRows({ orders: [], goods: [], packages: [], payments: [], wallet: [] });
    const archive = await buffer(
      writeArchive({
        rows: empty,
        shop: { name: '商队', url: 'http://localhost:8080' },
        exported_at: '2026-02-01T08:00:00.000Z',
        photo: undefined,
      }),
    );
    expect(await readArchive(archive)).toMatchObject({ rows: empty, photos: 0 });
  });

  it('of rows that are too long can be read again: its rows are shorter', async () => {
    const { orders, goods, packages, payments, wallet } = largestRows('茶');
    const all = Array.from({ length: maxOrderGoods }, (_, at) => ({ ...goods, id: packages.goods[at] ?? '' }));
    const archive = await anArchive({
      orders: [orders],
      goods: all.map((one) => ({ ...one, name: '茶', spec: '', photos: [] })),
      packages: [packages],
      payments: [payments],
      wallet: [wallet],
    });
    const { rows } = await readArchive(archive);
    expect(rows.packages[0]?.goods).toEqual(packages.goods);
    expect(rows.orders[0]?.lines[0]?.name).toMatch(/^茶+…$/);
  });

  it('fails as a whole if a photo cannot be read while it is written', async () => {
    const archive = writeArchive({
      rows: haulRows(),
      shop: { name: 'Silk Post', url: 'https://silk.example' },
      exported_at: '2026-02-01T08:00:00.000Z',
      photo: () => Promise.reject(new Error('the store does not answer')),
    });
    await expect(buffer(archive)).rejects.toThrow('the store does not answer');
  });

  it('has the same content after any texts and amounts', async () => {
    const word = fc.string({ unit: 'grapheme', maxLength: 40 }).filter((text) => !text.includes('\u0000'));
    await fc.assert(
      fc.asyncProperty(word, word, fc.nat(1_000_000), async (name, note, amount) => {
        const orders = [aHaulOrder({ shop_name: name, note, amount_fen: amount })];
        expect((await readArchive(await anArchive({ orders }))).rows.orders).toEqual(orders);
      }),
      { numRuns: 30 },
    );
  });
});

describe('the rows of a large archive', () => {
  it('are unpacked and checked without a stall of 100 ms', async () => {
    const remark = 'n'.repeat(2_000);
    const wallet = Array.from({ length: 13_000 }, (_, at) => aHaulRecord({ number: `B${at}`, remark }));
    const archive = await anArchive({ wallet }, null);
    const stalls = watchStalls();
    expect((await readArchive(archive)).rows.wallet).toHaveLength(wallet.length);
    expect(stalls.stop()).toBeLessThan(100);
  });

  it('are read while other requests have their turn', async () => {
    const orders = Array.from({ length: 4_000 }, (_, at) => aHaulOrder({ number: `CV${at}`, note: 'n'.repeat(500) }));
    let turns = 0;
    let reading = true;
    const turn = (): void => {
      turns += 1;
      if (reading) setImmediate(turn);
    };
    setImmediate(turn);
    expect(await readRows('orders', lines(orders))).toEqual(orders);
    reading = false;
    expect(turns).toBeGreaterThan(5);
  });
});

describe('a damaged archive is refused', () => {
  it.each([
    ['text', Buffer.from('not a zip')],
    ['nothing', Buffer.alloc(0)],
  ])('as no archive: %s', async (_name, bytes) => {
    await expect(readArchive(bytes)).rejects.toMatchObject({ reason: 'not_an_archive' });
  });

  it.each([
    ['a ZIP file without a manifest', { 'data/orders.jsonl': '' }],
    ['the manifest of another program', { [manifestFile]: '{"format":"other"}' }],
    ['a manifest that is no object', { [manifestFile]: '7' }],
  ])('as no archive: %s', async (_name, files: Record<string, string>) => {
    await expect(readArchive(await zipOf(files))).rejects.toMatchObject({ reason: 'not_an_archive' });
  });

  it('as no archive: with a path that leads out', async () => {
    const archive = (await zipOf({ [manifestFile]: '{}', 'data/aa/aa/x': '' })).toString('latin1');
    const leading = Buffer.from(archive.replaceAll('data/aa/aa/x', 'data/../../x'), 'latin1');
    await expect(readArchive(leading)).rejects.toMatchObject({ reason: 'not_an_archive' });
  });

  it('with another version', async () => {
    const archive = await rewritten(await filesOf(await anArchive()), (manifest) => ({ ...manifest, version: 2 }));
    await expect(readArchive(archive)).rejects.toMatchObject({ reason: 'archive_version' });
  });

  it('with one byte changed anywhere in its files', async () => {
    const files = await filesOf(await anArchive());
    const names = Object.keys(files).filter((name) => name !== manifestFile);
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...names), fc.nat(), fc.integer({ min: 1, max: 255 }), async (name, at, by) => {
        const bytes = Buffer.from(files[name] ?? '');
        const index = at % bytes.length;
        bytes[index] = (bytes[index] ?? 0) ^ by;
        const archive = await zipOf({ ...files, [name]: bytes });
        await expect(readArchive(archive)).rejects.toMatchObject({
          reason: 'archive_damaged',
          data: { place: name },
        });
      }),
      { numRuns: 60 },
    );
  });

  it('with another shop in its manifest, which has no hash', async () => {
    const archive = (await zipOf(await filesOf(await anArchive()), false)).toString('latin1');
    const changed = Buffer.from(archive.replace('Silk Post', 'Salk Post'), 'latin1');
    await expect(readArchive(changed)).rejects.toMatchObject({ data: { place: manifestFile } });
  });

  it('with any bytes cut off or changed in the packed file, or it is the same', async () => {
    const whole = await anArchive();
    const same = await readArchive(whole);
    await fc.assert(
      fc.asyncProperty(fc.nat(whole.length - 1), fc.integer({ min: 0, max: 255 }), async (at, by) => {
        const broken = by === 0 ? whole.subarray(0, at) : Buffer.from(whole);
        if (by) broken[at] = (broken[at] ?? 0) ^ by;
        const read = await readArchive(broken).catch((error: unknown) => error);
        if (read instanceof Error)
          expect(read).toMatchObject({
            reason: expect.stringMatching(
              /^(not_an_archive|archive_(damaged|too_large|too_many_rows|version))$/,
            ) as string,
          });
        else expect(read).toEqual(same);
      }),
      { numRuns: 150 },
    );
  });

  it.each(haulParts)('without the file of %s', async (part) => {
    const files = await filesOf(await anArchive());
    delete files[partFile(part)];
    await expect(readArchive(await rewritten(files))).rejects.toMatchObject({
      reason: 'archive_damaged',
      data: { place: partFile(part) },
    });
  });

  it('with a file that the manifest does not list, or another kind of file', async () => {
    const files = await filesOf(await anArchive());
    for (const name of ['photos/other.webp', 'readme.txt', 'photos/deep/x.webp'])
      await expect(readArchive(await zipOf({ ...files, [name]: 'x' }))).rejects.toMatchObject({
        reason: 'archive_damaged',
      });
  });

  it.each([
    ['an unknown field', { orders: [{ ...aHaulOrder(), owner: 'me' }] }, 'data/orders.jsonl:1'],
    ['a missing field', { orders: [aHaulOrder(), { number: 'CV1' }] }, 'data/orders.jsonl:2'],
    ['a text for an amount', { orders: [{ ...aHaulOrder(), amount_fen: '1' }] }, 'data/orders.jsonl:1'],
    ['goods of a foreign order', { goods: [aHaulGoods({ order_number: 'CV-other' })] }, 'data/goods.jsonl:1'],
    ['more goods of an order than it may have', { goods: goodsOfOne(maxOrderGoods + 1) }, 'data/goods.jsonl:501'],
    ['a package with foreign goods', { packages: [aHaulPackage({ goods: ['item-9'] })] }, 'data/packages.jsonl:1'],
    ['the same order twice', { orders: [aHaulOrder(), aHaulOrder()] }, 'data/orders.jsonl:2'],
    ['a script as a link', { orders: [withLink('javascript:alert(1)')] }, 'data/orders.jsonl:1'],
    ['a NUL in a link', { orders: [withLink('https://x.example/\u0000')] }, 'data/orders.jsonl:1'],
    ['half a character in a link', { orders: [withLink('https://x.example/\ud800')] }, 'data/orders.jsonl:1'],
    ['a price below zero', { orders: [aHaulOrder({ goods_fen: -1 })] }, 'data/orders.jsonl:1'],
    ['a fee below zero', { packages: [aHaulPackage({ fee_fen: -1 })] }, 'data/packages.jsonl:1'],
    ['an amount beyond all numbers', { orders: [aHaulOrder({ goods_fen: 2 ** 53 })] }, 'data/orders.jsonl:1'],
  ])('with %s, and names the row', async (_name, rows, place) => {
    await expect(readArchive(await withRows(rows))).rejects.toMatchObject({
      reason: 'archive_damaged',
      data: { place },
    });
  });

  it.each([
    ['an address that no database stores', { shop: { name: 'Silk Post', url: 'https://x.example/\u0000' } }],
    ['a moment in the year 0', { exported_at: '0000-01-01T00:00:00.000Z' }],
  ])('with %s in its manifest', async (_name, over) => {
    const archive = await rewritten(await filesOf(await anArchive()), (manifest) => ({ ...manifest, ...over }));
    await expect(readArchive(archive)).rejects.toMatchObject({
      reason: 'archive_damaged',
      data: { place: manifestFile },
    });
  });

  it('with a line that is no JSON', async () => {
    const files = await filesOf(await anArchive());
    files[partFile('wallet')] = Buffer.from('{"number":\n');
    await expect(readArchive(await rewritten(files))).rejects.toMatchObject({
      data: { place: 'data/wallet.jsonl:1' },
    });
  });

  it('with deeply nested JSON', async () => {
    const files = await filesOf(await anArchive());
    files[partFile('orders')] = Buffer.from('['.repeat(60_000));
    await expect(readArchive(await rewritten(files))).rejects.toMatchObject({ reason: 'archive_damaged' });
  });

  it('with more files, or more bytes after unpacking, than the limits', async () => {
    const files = await filesOf(await anArchive());
    const many = Object.fromEntries(Array.from({ length: maxArchiveFiles }, (_, at) => [`photos/p${at}.webp`, '']));
    await expect(readArchive(await zipOf({ ...files, ...many }))).rejects.toMatchObject({
      reason: 'archive_too_large',
    });
    // 130 MB of zeros pack into 130 kB.
    const bomb = await zipOf({ ...files, 'photos/zeros.webp': Buffer.alloc(130 * 1024 * 1024) });
    expect(bomb.length).toBeLessThan(1_000_000);
    await expect(readArchive(bomb)).rejects.toMatchObject({ reason: 'archive_too_large' });
  });

  it('with more rows, or a longer row, than memory has room for', async () => {
    const files = await filesOf(await anArchive());
    const blank = (size: number): Files => ({ ...files, [partFile('orders')]: Buffer.alloc(size, ' ') });
    // Without photos, the rows would be as many.
    await expect(readArchive(await rewritten(blank(maxDataBytes)))).rejects.toMatchObject({
      reason: 'archive_too_many_rows',
    });
    const records = Array.from({ length: maxRows + 1 }, (_, at) => aHaulRecord({ number: `TX${at}` }));
    expect(await readRows('wallet', lines(records.slice(1)))).toHaveLength(maxRows);
    await expect(readRows('wallet', lines(records))).rejects.toMatchObject({
      reason: 'archive_too_many_rows',
    });
    await expect(readArchive(await rewritten(blank(maxRowBytes + 1)))).rejects.toMatchObject({
      data: { place: 'data/orders.jsonl:1' },
    });
  });
});
