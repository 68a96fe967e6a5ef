import type { RateToCny } from '@caravan/content/port';
import { fakeTasks, type FakeTasks } from '@caravan/tasks/port/testing';
import { aShop, testServer, type TestServer } from '@caravan/server-core/testing';
import { fail } from '@caravan/logistics/contract';
import { createLogistics, type LogisticsServer } from '../logistics.server.ts';

export interface LogisticsTestServer extends TestServer {
  feature: LogisticsServer;
  queues: FakeTasks;
  /** The exchange rates; a test may change them. */
  rates: Map<string, RateToCny>;
}

/** The server with only logistics, and its own database. One euro is 7.6 yuan. */
export const logisticsServer = async (
  config: Parameters<typeof testServer>[0]['config'] = {},
): Promise<LogisticsTestServer> => {
  const queues = fakeTasks();
  const rates = new Map<string, RateToCny>([['EUR', { rate: '7.6', asOf: '2026-11-19' }]]);
  const server = await testServer({
    compose: (core) => {
      const logistics = createLogistics(core, {
        shop: aShop,
        website: () => ({
          serviceEmail: async () => 'service@shop.test',
          seller: async () => ({ name: 'Caravan', address: null, registration: null, email: 'service@shop.test' }),
        }),
        tasks: () => queues.tasks,
        exchangeRates: () => ({ toCny: async (currency) => rates.get(currency) ?? null }),
        staffChanges: () => ({ changed: async () => fail('changed_meanwhile') }),
      });
      return { features: [logistics], logistics };
    },
    config,
  });
  return { ...server, feature: server.composed.logistics, queues, rates };
};
