import type { AddressInfo } from 'node:net';
import Fastify, { type FastifyInstance } from 'fastify';
import { getGoodsContract } from '@caravan/goods/contract/schema';
import { testDatabase, testServer, type TestDatabase, type TestServer } from '@caravan/server-core/testing';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { demoShop } from '../demo-shop/demo-shop.plugin.ts';
import { createGoods } from '../goods.server.ts';

let shop: FastifyInstance;
let origin: string;
/** The requests to the shop, with their times. */
let asked: { url: string; at: number }[] = [];
let database: TestDatabase;
let servers: TestServer[];

beforeAll(async () => {
  shop = Fastify();
  await shop.register(demoShop);
  shop.addHook('onRequest', async ({ url }) => {
    asked.push({ url, at: performance.now() });
  });
  await shop.listen({ port: 0, host: '127.0.0.1' });
  origin = `http://127.0.0.1:${(shop.server.address() as AddressInfo).port}`;
  database = await testDatabase({ max: 30 });
  const start = (): Promise<TestServer> =>
    testServer({
      database,
      config: { goods: { allowHosts: [new URL(origin).host], onebound: undefined, tmapiToken: undefined } },
      compose: async (core) => ({
        features: [
          await createGoods(core, {
            exchangeRates: () => ({ toCny: async () => ({ rate: '1', asOf: '2026-11-20' }) }),
            snapshotHolders: () => [],
          }),
        ],
      }),
    });
  servers = [await start(), await start(), await start()];
});
afterAll(async () => {
  for (const server of servers) await server.close();
  await database.close();
  await shop.close();
});
beforeEach(() => {
  asked = [];
});

const look = async (server: TestServer, path: string) =>
  (await server.call(getGoodsContract, { query: { url: `${origin}/demo-shop/${path}` } })).data;

test('three servers that are asked fifty times each for one link ask the shop once', async () => {
  const looks = servers.flatMap((server) => Array.from({ length: 50 }, () => look(server, 'canvas-tote')));
  const found = await Promise.all(looks);
  expect(new Set(found.map(({ snapshot_id }) => snapshot_id)).size).toBe(1);
  expect(asked.map(({ url }) => url)).toEqual(['/demo-shop/canvas-tote']);
});

test('three servers start requests to one shop no faster than one', async () => {
  const paths = ['desk-lamp', 'tea-set', 'paper-umbrella'];
  await Promise.all(servers.map((server, index) => look(server, paths[index] ?? '')));
  const starts = asked.map(({ at }) => at).sort((a, b) => a - b);
  const gaps = starts.slice(1).map((at, index) => at - (starts[index] ?? 0));
  expect(gaps).toHaveLength(paths.length - 1);
  // The pause is 250 ms, and a request arrives a little later than it started.
  expect(Math.min(...gaps)).toBeGreaterThan(125);
});
