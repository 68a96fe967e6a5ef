import { costEntriesPort, type CostEntries } from '@caravan/fund-payment/port';
import { freightCostsReasons } from '@caravan/freight-costs/contract';
import { type Core, type Feature, type FeatureServer, handleJob, plainAudit } from '@caravan/server-core';
import { type TaskSource, taskSourcesPort } from '@caravan/tasks/port';
import { billCosts } from './bills/bill-costs.ts';
import { freightBillRoutes } from './bills/freight-bills.staff-routes.ts';
import { type FreightCostsContext, type FreightCostsDependencies, freightCostsNeeds } from './freight-costs-context.ts';
import { freightLineRoutes } from './lines/freight-lines.staff-routes.ts';
import { freightTaskSource } from './lines/freight-tasks.ts';
import { matchFreightJob, matchLaterLines } from './lines/match-later.ts';
import { freightMarginRoutes } from './margins/freight-margins.staff-routes.ts';
import { freightRuleRoutes } from './rule/freight-rule.ts';
import { auditFreight } from './upkeep/audit-freight.ts';

/** Bills of carriers, disputes about them, and the margins of parcels. */
export interface FreightCostsServer extends FeatureServer {
  ports: {
    /** The queue of lines with a difference. */
    taskSources: readonly TaskSource[];
    /** Bills and repayments of carriers, for the books. */
    costs: CostEntries;
  };
}

export const createFreightCosts = (
  { db, transaction, clock }: Core,
  dependencies: FreightCostsDependencies,
): FreightCostsServer => {
  const context: FreightCostsContext = { db, transaction, clock, ...dependencies };
  return {
    name: 'freight-costs',
    reasons: freightCostsReasons,
    routes: [
      ...freightBillRoutes(context),
      ...freightLineRoutes(context),
      ...freightMarginRoutes(context),
      ...freightRuleRoutes(context),
    ],
    jobs: [handleJob(matchFreightJob, (_, run) => matchLaterLines(context, run))],
    audit: (run = plainAudit) => auditFreight(context, run),
    ports: { taskSources: [freightTaskSource], costs: billCosts },
  };
};

/** Makes the costs of freight, and registers their queue and what they give to the books. */
export const freightCostsFeature: Feature = (core) => {
  const feature = createFreightCosts(core, core.ports.use('freight-costs', freightCostsNeeds));
  core.ports.provide(taskSourcesPort, feature.ports.taskSources);
  core.ports.provide(costEntriesPort, [feature.ports.costs]);
  return feature;
};
