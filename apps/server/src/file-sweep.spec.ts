import { uploadAvatarContract } from '@caravan/account/contract/schema';
import { day } from '@caravan/kernel';
import type { Files } from '@caravan/server-core';
import { type TestServer } from '@caravan/server-core/testing';
import { uploadConversationPictureContract } from '@caravan/support/contract/schema';
import { getTableName, sql } from 'drizzle-orm';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pino } from 'pino';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { testShop } from './testing/test-shop.ts';
import { desk, paidOrder, photograph, pictureForm } from './testing/paid-order.ts';

/** Folders of files that no row names: they are caches or tests of the store, and deleted by their age. */
const withoutRows = new Set(['images', 'start-check']);
/** Columns with names of files that another column of the list names as long. */
const copies: Readonly<Record<string, string>> = {
  'profile.avatar': 'avatar.id, whose row stays as long as a profile shows it',
  'cart_line.manual': 'cart_picture.id, whose row stays as long as a line or an order shows it',
  'order_line.image': 'cart_picture.id, and named for copies',
  'store_item.image': 'order_line.image, whose row is never deleted',
  'task.facts': 'order_line.image, until the task is closed',
  'waiting_mail.message': 'order_line.image or a photo, for the minutes until the mail is written',
};

let server: TestServer;
let lines: Record<string, unknown>[];
/** Runs when a file is listed, such as an upload. */
let whenListed: (key: string) => Promise<void>;
let wrapped: Files;
beforeEach(async () => {
  lines = [];
  whenListed = async () => undefined;
  server = await testShop({
    config: { staff: desk },
    log: pino({ level: 'info' }, { write: (line: string) => void lines.push(JSON.parse(line)) }),
    files: (files) => {
      wrapped = files;
      return {
        ...files,
        async *list(folder) {
          for await (const file of files.list(folder)) {
            await whenListed(file.name);
            yield file;
          }
        },
      };
    },
  });
});
afterEach(() => server.close());

const sweep = () => server.runJob({ name: 'files.sweep' }, null);
const bytes = new Uint8Array([1, 2, 3]);
const all = async (): Promise<string[]> => {
  const keys: string[] = [];
  for (const folder of folders()) for await (const { name } of wrapped.list(folder)) keys.push(name);
  return keys.sort();
};
const folders = () => new Set(server.composed.features.flatMap(({ files = [] }) => files.map((one) => one.folder)));

it('deletes files without a row that are older than a day, and no others', async () => {
  const { shopper, staff, itemId } = await paidOrder(server.app);
  await photograph(staff, itemId);
  await shopper.call(uploadAvatarContract, { body: (await pictureForm('avatar')) as never });
  await shopper.call(uploadConversationPictureContract, { body: (await pictureForm('image')) as never });
  const copy = 'order-pictures/ab/abcdef.webp';
  await wrapped.put(copy, bytes);
  await server.core.db.execute(sql`UPDATE order_line SET image = '/v1/orders/pictures/abcdef'`);
  const named = await all();
  expect(named).toHaveLength(6);
  for (const folder of folders()) await wrapped.put(`${folder}/orphan.webp`, bytes);
  await wrapped.put('store-photos/orphan-thumb.webp', bytes);
  await wrapped.put('order-pictures/or/orphan.webp', bytes);
  await wrapped.put('images/cached.webp', bytes);

  await sweep();
  expect((await all()).length).toBeGreaterThan(named.length);
  server.clock.advance(2 * day);
  await sweep();
  expect(await all()).toEqual(named);
  expect(await wrapped.has('images/cached.webp')).toBe(true);
  const orphans = folders().size + 2;
  expect(lines.findLast(({ swept }) => swept)).toMatchObject({ swept: { files: orphans, bytes: 3 * orphans } });
}, 30_000);

it('leaves a file that is stored or used again while the sweep runs, before a row names it', async () => {
  const key = 'order-pictures/qu/quetzal.webp';
  await wrapped.put(key, bytes);
  server.clock.advance(2 * day);
  let uploads = 0;
  whenListed = async (name) => {
    if (name !== key) return;
    uploads += 1;
    // As an order's copy of a known picture: touched first, named afterwards.
    await wrapped.touch(key, server.clock.now());
  };
  await sweep();
  expect(uploads).toBe(1);
  expect(await wrapped.has(key)).toBe(true);
});

it('deletes nothing that has a row if the listing fails half-way, and goes on with the next run', async () => {
  const { staff, itemId } = await paidOrder(server.app);
  await photograph(staff, itemId);
  const named = await all();
  await wrapped.put('avatars/orphan.webp', bytes);
  server.clock.advance(2 * day);
  let listed = 0;
  whenListed = async () => {
    listed += 1;
    if (listed > 1) throw new Error('the store went away');
  };
  await expect(sweep()).rejects.toThrow('the store went away');
  expect(await all()).toEqual(expect.arrayContaining(named));
  whenListed = async () => undefined;
  await sweep();
  expect(await all()).toEqual(named);
});

it('reports rows that name a missing file, and keeps the rows', async () => {
  const { staff, itemId } = await paidOrder(server.app);
  await photograph(staff, itemId);
  const lost = (await all()).find((key) => key.endsWith('-thumb.webp')) ?? '';
  await wrapped.delete(lost);
  await sweep();
  expect(lines.findLast(({ missingFiles }) => missingFiles)).toMatchObject({ missing: [lost], missingFiles: 1 });
  const { rows } = await server.core.db.execute(sql`SELECT FROM store_photo`);
  expect(rows).toHaveLength(1);
});

/** Source files of all servers, without tests. */
const sources = (folder: string): string[] =>
  readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return entry.name === 'testing' || entry.name === 'node_modules' ? [] : sources(path);
    return /(?<!spec)\.ts$/.test(entry.name) && !entry.name.includes('.spec.') ? [readFileSync(path, 'utf8')] : [];
  });

it('knows every folder in which a feature stores files', () => {
  const libs = join(import.meta.dirname, '../../../libs');
  const found = readdirSync(libs)
    .map((name) => join(libs, name, 'server/src'))
    .filter((path) => readdirSync(join(path, '../..')).includes('server'))
    .flatMap(sources)
    .flatMap((text) => [...text.matchAll(/`(?<folder>[a-z][a-z-]*)\/\$\{[^`]*\.webp`/g)])
    .map((match) => match.groups?.['folder'] ?? '');
  expect(new Set(found).size).toBeGreaterThan(6);
  expect([...new Set(found)].filter((folder) => !folders().has(folder) && !withoutRows.has(folder))).toEqual([]);
});

it('knows every column that names a stored file', async () => {
  const { shopper, staff, itemId } = await paidOrder(server.app);
  await photograph(staff, itemId);
  await shopper.call(uploadAvatarContract, { body: (await pictureForm('avatar')) as never });
  const known = new Set(
    server.composed.features.flatMap(({ files = [] }) =>
      files.map(({ column }) => `${getTableName(column.table)}.${column.name}`),
    ),
  );
  const { rows: columns } = await server.core.db.execute<{ table: string; column: string }>(sql`
    SELECT table_name AS table, column_name AS column FROM information_schema.columns
    WHERE table_schema = 'public' AND data_type IN ('text', 'jsonb', 'ARRAY')`);
  const ids = (await all()).map((key) => key.slice(key.lastIndexOf('/') + 1).replace(/(-thumb)?\.webp$/, ''));
  const naming = new Set<string>();
  const anyId = ids.join('|');
  for (const { table, column } of columns) {
    const { rows } = await server.core.db.execute(
      sql`SELECT FROM ${sql.identifier(table)} WHERE ${sql.identifier(column)}::text ~ ${anyId} LIMIT 1`,
    );
    if (rows.length) naming.add(`${table}.${column}`);
  }
  expect(naming.size).toBeGreaterThan(2);
  expect([...naming].filter((name) => !known.has(name) && !(name in copies))).toEqual([]);
}, 30_000);
