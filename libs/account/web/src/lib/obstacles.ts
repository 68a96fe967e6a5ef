import { accountReasons } from '@caravan/account/contract';
import { cartOrdersPaths, fundPaymentPaths, warehousePackagesPaths } from '@caravan/routes';
import { failureOf } from '@caravan/web-core';

const settlementPaths = {
  orders_open: cartOrdersPaths.orders.href(),
  packages_open: warehousePackagesPaths.packages.href(),
  goods_in_store: warehousePackagesPaths.store.href(),
  returns_open: warehousePackagesPaths.returns.href(),
  balance_left: fundPaymentPaths.fund.href(),
} as const;

export interface Obstacle {
  reason: keyof typeof settlementPaths;
  /** In each language. */
  words: (typeof accountReasons)[keyof typeof settlementPaths];
  /** The page that settles it. */
  to: string;
}

const isObstacle = (reason: unknown): reason is Obstacle['reason'] =>
  typeof reason === 'string' && Object.hasOwn(settlementPaths, reason);

/** Everything that prevented closing; empty if it failed for another reason. */
export const obstaclesOf = (error: unknown): Obstacle[] => {
  const failure = failureOf(error);
  if (!isObstacle(failure?.reason)) return [];
  const reported: unknown = (failure as { obstacles?: unknown }).obstacles;
  const reasons = Array.isArray(reported) ? reported.filter(isObstacle) : [];
  return [...new Set([failure.reason, ...reasons])].map((reason) => ({
    reason,
    words: accountReasons[reason],
    to: settlementPaths[reason],
  }));
};
