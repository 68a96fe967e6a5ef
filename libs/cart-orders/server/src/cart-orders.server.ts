import type { PersonalData } from '@caravan/account/port';
import { orderEvents, orderReasons, orderStatuses } from '@caravan/cart-orders/contract';
import type { Payable } from '@caravan/fund-payment/port';
import type { SnapshotHolder } from '@caravan/goods/port';
import { checkTransitions } from '@caravan/kernel';
import { handleJob, type Core, type FeatureServer } from '@caravan/server-core';
import { countLines, snapshotsInUse } from './db/cart.repo.ts';
import { orderGuards } from './domain/order-guards.ts';
import { orderTransitions } from './domain/order-transitions.ts';
import { cartRoutes } from './routes/cart.routes.ts';
import { orderRoutes } from './routes/orders.routes.ts';
import { orderStaffRoutes } from './routes/orders.staff-routes.ts';
import { auditOrders } from './use-cases/audit-orders.ts';
import { checkPrices, checkPricesJob } from './use-cases/check-prices.ts';
import { expireOrders, expireOrdersJob } from './use-cases/expire-orders.ts';
import { keepOrderPictures, keepOrderPicturesJob } from './use-cases/keep-order-pictures.ts';
import type { CartOrdersDependencies, OrderContext } from './use-cases/order-context.ts';
import { orderPayable } from './use-cases/order-payable.ts';
import { cartOrdersPersonalData } from './use-cases/personal-data.ts';
import { sweep, sweepJob } from './use-cases/sweep.ts';

/** What cart and orders provide to other features. */
export interface CartOrdersPorts {
  /** The number of lines in a shopper's cart, for `GET /users/info`. */
  cartCount: (userId: string) => Promise<number>;
  /** The snapshots that cart lines use; orders keep copies. */
  snapshotHolder: SnapshotHolder;
  /** Orders as payment targets. */
  payable: Payable;
  /** The personal data of cart and orders. */
  personalData: PersonalData;
}

/** The server feature of cart and orders. */
export interface CartOrdersServer extends FeatureServer {
  ports: CartOrdersPorts;
}

const refuseBadTransitions = (): void => {
  const faults = checkTransitions(orderTransitions, {
    states: orderStatuses,
    events: orderEvents,
    guards: Object.keys(orderGuards),
  });
  if (faults.length) throw new Error(`invalid transitions of an order: ${faults.join('; ')}`);
};

export const createCartOrders = (core: Core, dependencies: CartOrdersDependencies): CartOrdersServer => {
  refuseBadTransitions();
  const { db, transaction, clock, files, pictures, jobs } = core;
  const context: OrderContext = { db, transaction, clock, files, pictures, jobs, ...dependencies };

  return {
    name: 'cart-orders',
    reasons: orderReasons,
    routes: [...cartRoutes(context), ...orderRoutes(context), ...orderStaffRoutes(context)],
    jobs: [
      handleJob(checkPricesJob, ({ lineIds }) => checkPrices(context, lineIds)),
      handleJob(sweepJob, () => sweep(context)),
      handleJob(expireOrdersJob, () => expireOrders(context)),
      handleJob(keepOrderPicturesJob, ({ orderNumbers, attempt }) => keepOrderPictures(context, orderNumbers, attempt)),
    ],
    audit: () => auditOrders(db),
    ports: {
      cartCount: (userId) => countLines(db, userId),
      personalData: cartOrdersPersonalData(context),
      payable: orderPayable(context),
      snapshotHolder: { held: (snapshotIds) => snapshotsInUse(db, snapshotIds) },
    },
  };
};
