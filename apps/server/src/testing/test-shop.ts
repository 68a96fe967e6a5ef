import type { Composition } from '@caravan/server-core';
import { filledTemplate, testServer, type TestServer, type TestServerOptions } from '@caravan/server-core/testing';
import { sql } from 'drizzle-orm';
import { testFeatures } from './test-features.ts';

let started: Promise<string> | undefined;
const startOnce = (): Promise<string> =>
  filledTemplate('started', async (database) => {
    const server = await testServer({ compose: testFeatures, database });
    // Few tests are about these photos, and each receipt of goods would open a task for them.
    await server.core.db.execute(sql`INSERT INTO setting VALUES ('arrival_photos', '0', now(), 1)`);
    await server.close();
  });

/** The database after the first start of all features, which takes three times as long as each further one. */
export const startedTemplate = (): Promise<string> => (started ??= startOnce());

/** Starts a server of all features on a new database. */
export const testShop = async (
  options: Omit<TestServerOptions<Composition>, 'compose'> = {},
): Promise<TestServer<Composition>> =>
  testServer({ template: await startedTemplate(), ...options, compose: testFeatures });
