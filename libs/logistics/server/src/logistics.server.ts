import { type Retained, retainedPort } from '@caravan/content/port';
import { logisticsReasons } from '@caravan/logistics/contract';
import { type DutyFreeLimits, dutyFreeLimitsPort, type LandedCosts, landedCostsPort } from '@caravan/logistics/port';
import { logisticsPaths } from '@caravan/routes';
import type { Core, Feature, FeatureServer } from '@caravan/server-core';
import { type Findable, findablesPort, type TaskSource, taskSourcesPort } from '@caravan/tasks/port';
import { dutyRoutes } from './routes/duties.routes.ts';
import { leadRoutes } from './routes/leads.routes.ts';
import { changedAt, ensureDuties, knownDuties } from './use-cases/duties.ts';
import { findableLeads } from './use-cases/findable-leads.ts';
import { dutyFreeLimits, landedCosts } from './use-cases/landed-costs.ts';
import { leadTaskSource } from './use-cases/lead-task.ts';
import { type LogisticsDependencies, logisticsNeeds } from './use-cases/logistics-context.ts';
import { retainedLeads } from './use-cases/retained-leads.ts';

export interface LogisticsPorts {
  /** The enquiries that must have a task of the service. */
  taskSources: readonly TaskSource[];
  /** Enquiries in the search of the console. */
  findable: Findable;
  retained: Pick<Retained, 'leads'>;
  /** Duty and tax of parcels. */
  landedCosts: LandedCosts;
  dutyFreeLimits: DutyFreeLimits;
}

export interface LogisticsServer extends FeatureServer {
  ports: LogisticsPorts;
}

/** Enquiries for the fulfilment and logistics service, and what countries charge on parcels. */
export const createLogistics = (core: Core, dependencies: LogisticsDependencies): LogisticsServer => {
  const context = { ...core, ...dependencies };
  return {
    name: 'logistics',
    reasons: logisticsReasons,
    start: () => ensureDuties(context),
    sitemapPaths: async () =>
      (await knownDuties(context)).map((row) => ({
        path: logisticsPaths.countryDuty.href({ country: row.country }),
        modified: changedAt(row, context.clock()),
      })),
    routes: [...leadRoutes(context), ...dutyRoutes(context)],
    ports: {
      taskSources: [leadTaskSource],
      findable: findableLeads,
      retained: { leads: retainedLeads(context) },
      landedCosts: landedCosts(context),
      dutyFreeLimits: dutyFreeLimits(context),
    },
  };
};

/** Makes logistics, and registers what it does for other features. */
export const logisticsFeature: Feature = (core) => {
  const feature = createLogistics(core, core.ports.use('logistics', logisticsNeeds));
  const { ports } = feature;
  core.ports.provide(landedCostsPort, ports.landedCosts);
  core.ports.provide(dutyFreeLimitsPort, ports.dutyFreeLimits);
  core.ports.provide(taskSourcesPort, ports.taskSources);
  core.ports.provide(findablesPort, [ports.findable]);
  core.ports.provide(retainedPort, ports.retained);
  return feature;
};
