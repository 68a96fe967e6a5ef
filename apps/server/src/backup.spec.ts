import { chmod, copyFile, mkdtemp, readdir, rm, stat, truncate } from 'node:fs/promises';
import { join } from 'node:path';
import { getOrderContract } from '@caravan/cart-orders/contract/orders';
import { getBalanceContract } from '@caravan/fund-payment/contract/schema';
import { reconcile, backUp, joinDatabase, restore, type Config } from '@caravan/server-core';
import { scratchRoot, testConfig, usedDataFolder } from '@caravan/server-core/testing';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { desk, logIn, paidOrder, photograph, warehouseOf } from './testing/paid-order.ts';
import { commandOptions, migrationsFolder, openServer } from './testing/whole-server.ts';

let parent: string;
let config: Config;
let file: string;
beforeAll(async () => {
  // For GNU gzip: half the time for a few more bytes.
  vi.stubEnv('GZIP', '-1');
  parent = await mkdtemp(join(scratchRoot, 'caravan-backup-'));
  // PostgreSQL may run as another user than the tests.
  await chmod(parent, 0o755);
  config = testConfig({ dataDir: join(parent, 'data'), staff: desk });
  await usedDataFolder(config.dataDir);
  file = join(parent, 'backups', 'caravan.tar.gz');
});
afterAll(() => rm(parent, { recursive: true, force: true }));
afterAll(() => void vi.unstubAllEnvs());

const notice = (): void => undefined;

const audit = () => reconcile(commandOptions(config));

it('a restored backup has all data and files, and the audit finds no faults', { timeout: 120_000 }, async () => {
  let server = await openServer(config);
  const { email, password, staff, shopper, number, itemId, pictureUrl } = await paidOrder(server.app);
  await photograph(staff, itemId);
  const before = (await shopper.call(getOrderContract, { params: { number } })).data;
  const picture = (await server.app.inject({ url: pictureUrl })).rawPayload;
  await expect(backUp({ config, file, notice })).rejects.toThrow('is in use by another Caravan process');
  await server.close();

  const lines = await backUp({ config, file, notice });
  expect(lines[0]).toMatch(`Backup: ${file} (`);
  expect((await stat(file)).mode & 0o777).toBe(0o600);
  await expect(backUp({ config, file, notice })).rejects.toThrow(`${file} already exists`);
  await expect(restore({ config, file, notice })).rejects.toThrow('already exists: move it away first');

  await rm(config.dataDir, { recursive: true });
  const truncated = `${file}.half`;
  await copyFile(file, truncated);
  await truncate(truncated, 1_000_000);
  await expect(restore({ config, file: truncated, notice })).rejects.toThrow(/^tar: /);
  await expect(readdir(config.dataDir)).rejects.toThrow('ENOENT');
  await restore({ config, file, notice });
  const { audited, faults } = await audit();
  expect(faults).toEqual([]);
  expect(audited).toEqual([
    'tasks',
    'promotions',
    'fund-payment',
    'cart-orders',
    'procurement',
    'warehouse-packages',
    'goods-services',
    'returns',
    'stock-counts',
    'freight-costs',
    'carriers',
    'forwarding',
    'books',
  ]);

  server = await openServer(config);
  const again = await logIn(server.app, { email, password });
  expect((await again.call(getOrderContract, { params: { number } })).data).toEqual(before);
  expect((await again.call(getBalanceContract)).data.balance_fen).toBe(9_400);
  expect((await server.app.inject({ url: pictureUrl })).rawPayload).toEqual(picture);
  const [photo] = (await warehouseOf(again))[0]?.photos ?? [];
  expect((await server.app.inject({ url: photo?.url ?? '' })).statusCode).toBe(200);

  // Proves that the audit can find a fault: it finds a changed balance, even while the server runs.
  const database = await joinDatabase({ config, migrationsFolder, notice, onError: notice });
  await database.transaction(async (tx) => {
    await tx.execute(sql`SET LOCAL session_replication_role = replica`);
    await tx.execute(sql`UPDATE ledger_account SET balance_fen = balance_fen + 1 WHERE balance_fen = 9400`);
  });
  await database.close();
  const fault = 'fund-payment: a wallet does not hold what its entries sum to';
  expect((await audit()).faults).toContainEqual(expect.stringContaining(fault));
  await server.close();
});
