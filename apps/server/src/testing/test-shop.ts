import type { Composition } from '@caravan/server-core';
import { filledTemplate, testServer, type TestServer, type TestServerOptions } from '@caravan/server-core/testing';
import { testFeatures } from './test-features.ts';

/** The database after the first start of all features, which takes three times as long as each further one. */
let started: Promise<string> | undefined;
const startOnce = (): Promise<string> =>
  filledTemplate('started', async (database) => {
    const server = await testServer({ compose: testFeatures, database });
    await server.close();
  });

/** Starts a server of all features on a new database. */
export const testShop = async (
  options: Omit<TestServerOptions<Composition>, 'compose'> = {},
): Promise<TestServer<Composition>> =>
  testServer({ template: await (started ??= startOnce()), ...options, compose: testFeatures });
