import type { Notifier, PersonalData } from '@caravan/account/port';
import { orderEvents, orderReasons, orderStatuses } from '@caravan/cart-orders/contract';
import type { Payable, Refunds } from '@caravan/fund-payment/port';
import type { GoodsPictures, GoodsSnapshots, SnapshotHolder } from '@caravan/goods/port';
import { checkTransitions } from '@caravan/kernel';
import { handleJob, type Core, type FeatureServer } from '@caravan/server-core';
import type { WarehouseIntake } from '@caravan/warehouse-packages/port';
import { countLines, snapshotsInUse } from './db/cart.repo.ts';
import { orderGuards } from './domain/order-guards.ts';
import { orderTransitions } from './domain/order-transitions.ts';
import { cartRoutes } from './routes/cart-routes.ts';
import { orderRoutes } from './routes/order-routes.ts';
import { auditOrders } from './use-cases/audit-orders.ts';
import { checkPrices, checkPricesJob } from './use-cases/check-prices.ts';
import { expireOrders, expireOrdersJob } from './use-cases/expire-orders.ts';
import { keepOrderPictures, keepOrderPicturesJob } from './use-cases/keep-order-pictures.ts';
import type { OrderContext } from './use-cases/order-context.ts';
import { orderPayable } from './use-cases/order-payable.ts';
import { cartOrdersPersonalData } from './use-cases/personal-data.ts';
import { sweep, sweepJob } from './use-cases/sweep.ts';

/** What cart and orders ask of other features. */
export interface CartOrdersDependencies {
  goodsSnapshots: () => GoodsSnapshots;
  /** What shops' pictures look like, for the copies that orders keep. */
  goodsPictures: () => GoodsPictures;
  /** Gives money of orders back. */
  refunds: () => Refunds;
  /** Letters and mails to shoppers. */
  notifier: () => Notifier;
  /** Takes what arrived of an order. */
  warehouseIntake: () => WarehouseIntake;
}

/** What cart and orders offer to other features. */
export interface CartOrdersPorts {
  /** Lines in a shopper's cart, for `GET /users/info`. */
  cartCount: (userId: string) => Promise<number>;
  /** Which snapshots of goods the lines of carts show; orders have copies of their own. */
  snapshotHolder: SnapshotHolder;
  /** Orders, as payment sees them. */
  payable: Payable;
  /** What both keep of a person. */
  personalData: PersonalData;
}

/** Cart and orders. */
export interface CartOrdersServer extends FeatureServer {
  ports: CartOrdersPorts;
}

const refuseBadTransitions = (): void => {
  const faults = checkTransitions(orderTransitions, { states: orderStatuses, events: orderEvents, guards: Object.keys(orderGuards) });
  if (faults.length) throw new Error(`the transition table of orders is wrong: ${faults.join('; ')}`);
};

export const cartOrdersServer = (dependencies: CartOrdersDependencies): CartOrdersServer => {
  refuseBadTransitions();
  let running: Core | undefined;

  const contextOn = ({ db, transaction, clock, files, jobs }: Core): OrderContext => ({ db, transaction, clock, files, jobs, ...dependencies });

  const runningOrThrow = (): Core => {
    if (!running) throw new Error('cart and orders were called before the server was built');
    return running;
  };

  return {
    name: 'cart-orders',
    reasons: orderReasons,
    routes: (core) => {
      running = core;
      const context = contextOn(core);
      return [...cartRoutes(context), ...orderRoutes(context)];
    },
    jobs: (core) => {
      const context = contextOn(core);
      return [
        handleJob(checkPricesJob, ({ lineIds }) => checkPrices(context, lineIds)),
        handleJob(sweepJob, () => sweep(context)),
        handleJob(expireOrdersJob, () => expireOrders(context)),
        handleJob(keepOrderPicturesJob, ({ orderNumbers, attempt }) => keepOrderPictures(context, orderNumbers, attempt)),
      ];
    },
    audit: (core) => auditOrders(core.db),
    ports: {
      cartCount: (userId) => countLines(runningOrThrow().db, userId),
      personalData: cartOrdersPersonalData(() => contextOn(runningOrThrow())),
      payable: orderPayable(() => contextOn(runningOrThrow())),
      snapshotHolder: { held: (snapshotIds) => snapshotsInUse(runningOrThrow().db, snapshotIds) },
    },
  };
};
