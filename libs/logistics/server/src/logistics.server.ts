import { logisticsReasons } from '@caravan/logistics/contract';
import type { Core, FeatureServer } from '@caravan/server-core';
import { leadRoutes } from './routes/leads.routes.ts';
import type { LogisticsDependencies } from './use-cases/logistics-context.ts';

/** Enquiries for the fulfilment and logistics service. */
export const createLogistics = (core: Core, dependencies: LogisticsDependencies): FeatureServer => ({
  name: 'logistics',
  reasons: logisticsReasons,
  routes: leadRoutes({ ...core, ...dependencies }),
});
