import { demoShopPath } from '@caravan/routes';
import { testServer } from '@caravan/server-core/testing';
import { expect, it } from 'vitest';
import { createGoods } from '../goods.server.ts';

const answerOf = async (production: boolean): Promise<number> => {
  const dependencies = { exchangeRates: () => ({ toCny: async () => null }), snapshotHolders: () => [] };
  const server = await testServer({
    compose: async (core) => ({ features: [await createGoods(core, dependencies)] }),
    config: { production },
  });
  const { statusCode } = await server.app.inject(`${demoShopPath}canvas-tote`);
  await server.close();
  return statusCode;
};

it('the demo shop is open outside production only', async () => {
  expect(await answerOf(false)).toBe(200);
  expect(await answerOf(true)).toBe(404);
});
