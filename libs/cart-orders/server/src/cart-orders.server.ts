import { cartOrdersReasons } from '@caravan/cart-orders/contract';
import type { GoodsSnapshots, SnapshotHolder } from '@caravan/goods/port';
import { handleJob, type Core, type FeatureServer } from '@caravan/server-core';
import { countLines, snapshotsInUse } from './db/cart.repo.ts';
import { addToCartRoute } from './routes/add-to-cart.route.ts';
import { getCartPictureRoute } from './routes/get-cart-picture.route.ts';
import { getCartRoute } from './routes/get-cart.route.ts';
import { removeFromCartRoute } from './routes/remove-from-cart.route.ts';
import { updateCartLineRoute } from './routes/update-cart-line.route.ts';
import { uploadCartPictureRoute } from './routes/upload-cart-picture.route.ts';
import type { CartContext } from './use-cases/cart-context.ts';
import { checkPrices, checkPricesJob } from './use-cases/check-prices.ts';
import { sweep, sweepJob } from './use-cases/sweep.ts';

/** What the cart asks of other features. */
export interface CartOrdersDependencies {
  goodsSnapshots: () => GoodsSnapshots;
}

/** What the cart offers to other features. */
export interface CartOrdersPorts {
  /** Lines in a shopper's cart, for `GET /users/info`. */
  cartCount: (userId: string) => Promise<number>;
  /** Which snapshots of goods the lines of carts show. */
  snapshotHolder: SnapshotHolder;
}

/** Cart and, later, orders. */
export interface CartOrdersServer extends FeatureServer {
  ports: CartOrdersPorts;
}

export const cartOrdersServer = ({ goodsSnapshots }: CartOrdersDependencies): CartOrdersServer => {
  let running: Core | undefined;

  const contextOn = ({ db, transaction, clock, files, jobs }: Core): CartContext => ({ db, transaction, clock, files, jobs, goodsSnapshots });

  const runningOrThrow = (): Core => {
    if (!running) throw new Error('the cart was called before the server was built');
    return running;
  };

  return {
    name: 'cart-orders',
    reasons: cartOrdersReasons,
    routes: (core) => {
      running = core;
      const context = contextOn(core);
      return [
        getCartRoute(context),
        addToCartRoute(context),
        updateCartLineRoute(context),
        removeFromCartRoute(context),
        uploadCartPictureRoute(context),
        getCartPictureRoute(context),
      ];
    },
    jobs: (core) => {
      const context = contextOn(core);
      return [handleJob(checkPricesJob, ({ lineIds }) => checkPrices(context, lineIds)), handleJob(sweepJob, () => sweep(context))];
    },
    ports: {
      cartCount: (userId) => countLines(runningOrThrow().db, userId),
      snapshotHolder: { held: (snapshotIds) => snapshotsInUse(runningOrThrow().db, snapshotIds) },
    },
  };
};
