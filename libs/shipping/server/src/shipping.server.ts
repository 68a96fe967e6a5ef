import { type SetupSteps, setupStepsPort } from '@caravan/content/port';
import { type Core, type Feature, type FeatureServer, handleJob, hasRows } from '@caravan/server-core';
import { shippingReasons } from '@caravan/shipping/contract';
import {
  ensureShippingMethods,
  seedMethods,
  shippingMethodTable as methods,
  type TrackingSource,
  trackingSourcesPort,
} from '@caravan/shipping/port';
import { gt, notInArray, or } from 'drizzle-orm';
import { measureAccuracy, measureAccuracyJob } from './accuracy/measure-accuracy.ts';
import { shippingAccuracyRoutes } from './accuracy/shipping-accuracy.routes.ts';
import { deliveredPriceRoutes } from './delivered-price/delivered-price.routes.ts';
import { countUsualWeights, countUsualWeightsJob } from './delivered-price/usual-weights.ts';
import { announceMethods, methodInForceJob } from './methods/shipping-methods.ts';
import { shippingMethodStaffRoutes } from './methods/shipping-methods.staff-routes.ts';
import { quoteRoutes } from './quotes/quotes.routes.ts';
import { seventeenTrack } from './seventeen-track/seventeen-track.source.ts';
import { type ShippingContext, type ShippingDependencies, shippingNeeds } from './shipping-context.ts';
import { splitRoutes } from './split/split.routes.ts';
import { makeSplitter } from './split/splitter.ts';

export interface ShippingPorts {
  /** The tracking service of the configuration; none without its key. */
  trackingSources: readonly TrackingSource[];
  setup: Pick<SetupSteps, 'shipping'>;
}

/** Whether the shop has a method of its own, or prices of its own for one that ships with the product. */
const ownMethods = or(
  gt(methods.version, 1),
  notInArray(
    methods.id,
    seedMethods.map(({ id }) => id),
  ),
);

export interface ShippingServer extends FeatureServer {
  ports: ShippingPorts;
}

/** Shipping methods, what they cost, how well their quotes were kept, and plans for several parcels. */
export const createShipping = (core: Core, dependencies: ShippingDependencies): ShippingServer => {
  const { config, db, transaction, clock, jobs, caches } = core;
  const splitter = makeSplitter(core.log, dependencies.splitterOptions);
  const context: ShippingContext = { db, transaction, clock, jobs, caches, splitter, ...dependencies };
  return {
    name: 'shipping',
    reasons: shippingReasons,
    start: () => ensureShippingMethods(core),
    routes: [
      ...quoteRoutes(context),
      ...deliveredPriceRoutes(context),
      ...splitRoutes(context),
      ...shippingAccuracyRoutes(context),
      ...shippingMethodStaffRoutes(context),
    ],
    close: () => splitter.close(),
    jobs: [
      handleJob(measureAccuracyJob, () => measureAccuracy(context)),
      handleJob(countUsualWeightsJob, () => countUsualWeights(context)),
      handleJob(methodInForceJob, () => announceMethods(core)),
    ],
    ports: {
      trackingSources: config.seventeenTrack ? [seventeenTrack({ ...config.seventeenTrack, clock })] : [],
      setup: { shipping: async () => ({ isDone: await hasRows(db, methods, ownMethods) }) },
    },
  };
};

/** Makes shipping, and registers what it does for other features. */
export const shippingFeature: Feature = (core) => {
  const feature = createShipping(core, core.ports.use('shipping', shippingNeeds));
  const { ports } = feature;
  core.ports.provide(trackingSourcesPort, ports.trackingSources);
  core.ports.provide(setupStepsPort, ports.setup);
  return feature;
};
