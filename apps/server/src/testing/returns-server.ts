import { createReturns } from '@caravan/returns/server';
import { warehouseServer, type WarehouseServer } from '@caravan/warehouse-packages/server/testing';
import { fakeOrderReturns } from './fake-order-returns.ts';

/** The warehouse with returns of its goods; orders only count what they give back. */
export interface ReturnsServer extends WarehouseServer {
  /** The faults that the audits of both features find. */
  audit: () => Promise<string[]>;
}

export const returnsServer = async (): Promise<ReturnsServer> => {
  const orders = fakeOrderReturns();
  let returns: ReturnType<typeof createReturns>;
  const server = await warehouseServer({
    returns: () => returns.ports.ofGoods,
    openMatters: () => [returns.ports.openMatters],
    alongside: (core, { intake, returnableGoods }, own) =>
      (returns = createReturns(core, {
        ...own,
        goods: () => returnableGoods,
        intake: () => intake,
        orderReturns: () => orders.port,
      })),
  });
  await orders.start(server.core);
  return {
    ...server,
    async audit() {
      const found = [];
      for (const feature of server.composed.features) found.push(...((await feature.audit?.()) ?? []));
      return found;
    },
  };
};
