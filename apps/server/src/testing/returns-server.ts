import { createReturns } from '@caravan/returns/server';
import { fakeOrderReturns } from './fake-order-returns.ts';
import { servicesServer, type ServicesServer } from './services-server.ts';

/** The warehouse with services for its goods and returns of them; orders only count what they give back. */
export const returnsServer = async (): Promise<ServicesServer> => {
  const orders = fakeOrderReturns();
  let returns: ReturnType<typeof createReturns>;
  const server = await servicesServer({
    returns: () => returns.ports.ofGoods,
    openMatters: () => [returns.ports.openMatters],
    alongside: (core, { intake, returnableGoods }, { approvals, notifier, tasks }) => [
      (returns = createReturns(core, {
        ...{ approvals, notifier, tasks },
        goods: () => returnableGoods,
        intake: () => intake,
        orderReturns: () => orders.port,
      })),
    ],
  });
  await orders.start(server.core);
  return server;
};
