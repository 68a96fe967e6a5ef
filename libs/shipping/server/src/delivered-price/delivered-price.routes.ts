import { route, type Route } from '@caravan/server-core';
import { getDeliveredPriceContract } from '@caravan/shipping/contract/schema';
import type { ShippingContext } from '../shipping-context.ts';
import type { UsualWeights } from './delivered-price.ts';
import { priceToDoor } from './price-to-door.ts';
import { readUsualWeights, usualWeightsTopic } from './usual-weights.ts';

/** Delivered prices without an account; the usual weights are remembered until the next count changes them. */
export const deliveredPriceRoutes = (
  context: Pick<ShippingContext, 'db' | 'clock' | 'caches' | 'landedCosts' | 'serviceFees'>,
): Route[] => {
  const kept = context.caches.of<UsualWeights>(usualWeightsTopic, { max: 1 });
  const usualWeights = () =>
    kept.get('all', async () => new Map((await readUsualWeights(context.db)).map((row) => [row.kind, row])));
  return [
    route(getDeliveredPriceContract, async ({ body, language }) =>
      priceToDoor(context, await usualWeights(), body, language),
    ),
  ];
};
