import type { Retained } from '@caravan/content/port';
import { logisticsReasons } from '@caravan/logistics/contract';
import type { DutyFreeLimits } from '@caravan/logistics/port';
import type { Core, FeatureServer } from '@caravan/server-core';
import type { Findable, TaskSource } from '@caravan/tasks/port';
import { leadRoutes } from './routes/leads.routes.ts';
import { findableLeads } from './use-cases/findable-leads.ts';
import { leadTaskSource } from './use-cases/lead-task.ts';
import type { LogisticsDependencies } from './use-cases/logistics-context.ts';
import { retainedLeads } from './use-cases/retained-leads.ts';

/** What logistics provides to other features. */
export interface LogisticsPorts {
  /** No limit is known yet. */
  dutyFreeLimits: DutyFreeLimits;
  /** The enquiries that must have a task of the service. */
  taskSources: readonly TaskSource[];
  /** Enquiries in the search of the console. */
  findable: Findable;
  retained: Pick<Retained, 'leads'>;
}

export interface LogisticsServer extends FeatureServer {
  ports: LogisticsPorts;
}

/** Enquiries for the fulfilment and logistics service. */
export const createLogistics = (core: Core, dependencies: LogisticsDependencies): LogisticsServer => ({
  name: 'logistics',
  reasons: logisticsReasons,
  routes: leadRoutes({ ...core, ...dependencies }),
  ports: {
    dutyFreeLimits: { limitFen: async () => null },
    taskSources: [leadTaskSource],
    findable: findableLeads,
    retained: { leads: retainedLeads({ ...core, ...dependencies }) },
  },
});
