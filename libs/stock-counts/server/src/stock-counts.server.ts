import { type Core, type Feature, type FeatureServer, plainAudit } from '@caravan/server-core';
import { stockCountsReasons } from '@caravan/stock-counts/contract';
import { type TaskSource, taskSourcesPort } from '@caravan/tasks/port';
import { countTaskSources } from './counts/count-tasks.ts';
import { stockCountStaffRoutes } from './counts/stock-counts.staff-routes.ts';
import { type StockCountsContext, type StockCountsDependencies, stockCountsNeeds } from './stock-counts-context.ts';
import { auditCounts } from './upkeep/audit-counts.ts';

/** Counts of bins, and what is decided about their differences. */
export interface StockCountsServer extends FeatureServer {
  ports: {
    /** The queues of counts that are to be repeated, and of differences. */
    taskSources: readonly TaskSource[];
  };
}

export const createStockCounts = (
  { db, transaction, clock }: Core,
  dependencies: StockCountsDependencies,
): StockCountsServer => {
  const context: StockCountsContext = { db, transaction, clock, ...dependencies };
  return {
    name: 'stock-counts',
    reasons: stockCountsReasons,
    routes: stockCountStaffRoutes(context),
    audit: (run = plainAudit) => auditCounts(context, run),
    ports: { taskSources: countTaskSources },
  };
};

/** Makes counts of bins, and registers their queues. */
export const stockCountsFeature: Feature = (core) => {
  const feature = createStockCounts(core, core.ports.use('stock-counts', stockCountsNeeds));
  core.ports.provide(taskSourcesPort, feature.ports.taskSources);
  return feature;
};
