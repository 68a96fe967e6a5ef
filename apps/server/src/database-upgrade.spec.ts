import { existsSync } from 'node:fs';
import { chmod, mkdir, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { getOrderContract } from '@caravan/cart-orders/contract/orders';
import { makeLog, startApp, upgradeEmbedded, type Config } from '@caravan/server-core';
import { leftToSoak, openEmbedded, scratchRoot, soaking, testConfig } from '@caravan/server-core/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { composeFeatures } from './features.ts';
import { oldPostgres } from './testing/old-postgres.ts';
import { desk, paidOrder, type PaidOrder } from './testing/paid-order.ts';
import { commandOptions, migrationsFolder, openServer, readOrder } from './testing/whole-server.ts';

const notice = (): void => undefined;

describe.skipIf(!oldPostgres)(
  `an old embedded database${oldPostgres ? '' : ' (no older PostgreSQL is installed: skipped)'}`,
  () => {
    let parent: string;
    let config: Config;
    let home: string;
    let order: PaidOrder;
    let before: unknown;
    beforeAll(async () => {
      parent = await mkdtemp(join(scratchRoot, 'caravan-upgrade-'));
      await chmod(parent, 0o755);
      config = testConfig({ dataDir: join(parent, 'data'), staff: desk });
      home = join(config.dataDir, 'postgres');
      const old = await oldPostgres!.create(config.dataDir);
      const postgres = await openEmbedded({ ...old, notice, onError: notice });
      const server = await startApp({
        compose: composeFeatures,
        config,
        log: makeLog(config),
        postgres,
        migrationsFolder,
      });
      order = await paidOrder(server.app);
      before = (await order.shopper.call(getOrderContract, { params: { number: order.number } })).data;
      await server.close();
      await expect(upgrade()).rejects.toThrow('is in use by another Caravan process');
      await postgres.stop();
    }, 120_000);
    afterAll(() => rm(parent, { recursive: true, force: true }));

    const upgrade = (changes: Partial<Parameters<typeof upgradeEmbedded>[0]> = {}): Promise<string[]> =>
      upgradeEmbedded({ ...commandOptions(config), programs: join(oldPostgres!.folder, 'bin'), ...changes });
    const majorOf = async (data: string): Promise<string> =>
      (await readFile(join(home, data, 'PG_VERSION'), 'utf8')).trim();

    it('is refused by the server in a line that names the command', async () => {
      await expect(openServer(config)).rejects.toThrow(
        `are of PostgreSQL ${oldPostgres!.major}, and this version brings 18: run npm run database:upgrade`,
      );
    });

    const refused = `stays as it was if the upgrade is refused or fails${leftToSoak('database-move')}`;
    it.runIf(soaking)(refused, { timeout: 120_000 }, async () => {
      await expect(upgrade({ programs: parent })).rejects.toThrow(`--programs: there is no PostgreSQL in ${parent}`);
      await expect(upgrade({ config: { ...config, databaseUrl: 'postgres://shop' } })).rejects.toThrow(
        'DATABASE_URL is set',
      );
      await expect(upgrade({ config: { ...config, dataDir: join(parent, 'none') } })).rejects.toThrow(
        'is DATA_DIR right?',
      );
      const fail = (line: string): void => {
        if (line === 'Checking the foreign keys') throw new Error('cut');
      };
      await expect(upgrade({ notice: fail })).rejects.toThrow('cut');
      expect(await majorOf('data')).toBe(oldPostgres!.major);
      expect(existsSync(join(home, 'upgrade'))).toBe(false);
    });

    it(
      'is upgraded, also after an attempt that was killed between its last two steps',
      { timeout: 120_000 },
      async () => {
        const remains = join(home, 'upgrade/old/postgres/data');
        await mkdir(remains, { recursive: true });
        await writeFile(join(remains, 'PG_VERSION'), oldPostgres!.major);
        await rename(join(home, 'data'), join(home, `data-${oldPostgres!.major}`));
        await expect(openServer(config)).rejects.toThrow('was interrupted: run npm run database:upgrade again');

        const lines = await upgrade();
        expect(lines[0]).toBe('The database is now of PostgreSQL 18.');
        expect(lines[1]).toContain('The audit finds no faults in: tasks, ');
        expect(await majorOf('data')).toBe('18');
        expect(await majorOf(`data-${oldPostgres!.major}`)).toBe(oldPostgres!.major);
        expect(existsSync(join(home, 'upgrade'))).toBe(false);
        expect(await readOrder(config, order)).toEqual(before);
        expect(await upgrade()).toEqual([`The database in ${home} is of PostgreSQL 18 already.`]);
      },
    );
  },
);
