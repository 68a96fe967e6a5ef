import { accountReasons } from '@caravan/account/contract';
import { cartOrdersPaths } from '@caravan/cart-orders/contract';
import { fundPaymentPaths } from '@caravan/fund-payment/contract';
import { warehousePackagesPaths } from '@caravan/warehouse-packages/contract';
import { failureOf } from '@caravan/web-core';

/** What can keep an account from being closed, and where it is settled. */
const ways = {
  orders_open: cartOrdersPaths.orders.href(),
  packages_open: warehousePackagesPaths.packages.href(),
  goods_in_store: warehousePackagesPaths.store.href(),
  balance_left: fundPaymentPaths.fund.href(),
} as const;

export interface Obstacle {
  reason: keyof typeof ways;
  /** In both languages. */
  words: (typeof accountReasons)[keyof typeof ways];
  /** The page where it is settled. */
  to: string;
}

const isObstacle = (reason: unknown): reason is Obstacle['reason'] => typeof reason === 'string' && Object.hasOwn(ways, reason);

/** Everything that stood in the way of a closing that failed; empty where it failed for another reason. */
export const obstaclesOf = (error: unknown): Obstacle[] => {
  const failure = failureOf(error);
  if (!isObstacle(failure?.reason)) return [];
  const named: unknown = (failure as { obstacles?: unknown }).obstacles;
  const reasons = Array.isArray(named) ? named.filter(isObstacle) : [];
  return [...new Set([failure.reason, ...reasons])].map((reason) => ({ reason, words: accountReasons[reason], to: ways[reason] }));
};
