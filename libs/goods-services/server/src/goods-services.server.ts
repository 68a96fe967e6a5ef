import { deadlinesPort, turnsPort, type Deadlines, type Turns } from '@caravan/account/port';
import {
  approvableStepsPort,
  payablesPort,
  stepSchemasPort,
  type ApprovableSteps,
  type Payable,
} from '@caravan/fund-payment/port';
import { goodsServicesReasons } from '@caravan/goods-services/contract';
import { serviceApprovals } from '@caravan/goods-services/contract/staff';
import { handleJob, plainAudit, type Core, type Feature, type FeatureServer } from '@caravan/server-core';
import { taskSourcesPort, type TaskSource } from '@caravan/tasks/port';
import { filesOfPhotos, servicesOfGoodsPort, type ServicesOfGoods } from '@caravan/warehouse-packages/port';
import { cancelServiceForShopper } from './services/cancel-service.ts';
import { endServices, endServicesJob } from './services/end-service.ts';
import { rehearsalTask } from './services/rehearsals/rehearsal-task.ts';
import { rehearsalPhotoTable } from './services/rehearsals/rehearsal.table.ts';
import { rehearsalStaffRoutes } from './services/rehearsals/rehearsals.staff-routes.ts';
import { serviceDeadlines } from './services/service-deadlines.ts';
import { servicePayable } from './services/service-payable.ts';
import { serviceTurns } from './services/service-turns.ts';
import { paidRehearsals } from './services/service.repo.ts';
import { servicesOfGoods } from './services/services-of-goods.ts';
import { serviceRoutes } from './services/services.routes.ts';
import { serviceStaffRoutes } from './services/services.staff-routes.ts';
import { goodsServicesNeeds, type GoodsServicesDependencies, type ServicesContext } from './services-context.ts';
import { auditServices } from './upkeep/audit-services.ts';

/** The ports that services implement for other features. */
export interface GoodsServicesPorts {
  /** Services for warehouse and packages. */
  ofGoods: ServicesOfGoods;
  /** Services as payment targets. */
  payable: Payable;
  /** The queue of packing rehearsals. */
  taskSources: readonly TaskSource[];
  /** Steps that a second person may have to approve. */
  approvable: ApprovableSteps<'cancel_service'>;
  deadlines: Deadlines;
  turns: Turns;
}

/** Photos, measurements and packing rehearsals that shoppers order for goods in the warehouse. */
export interface GoodsServicesServer extends FeatureServer {
  ports: GoodsServicesPorts;
}

export const createGoodsServices = (
  { db, transaction, clock, jobs }: Core,
  dependencies: GoodsServicesDependencies,
): GoodsServicesServer => {
  const context: ServicesContext = { db, transaction, clock, jobs, ...dependencies };
  return {
    name: 'goods-services',
    reasons: goodsServicesReasons,
    routes: [...serviceRoutes(context), ...serviceStaffRoutes(context), ...rehearsalStaffRoutes(context)],
    files: [filesOfPhotos(rehearsalPhotoTable.id)],
    jobs: [handleJob(endServicesJob, () => endServices(context))],
    audit: (run = plainAudit) => auditServices(context, run),
    ports: {
      ofGoods: servicesOfGoods(context),
      payable: servicePayable(context),
      taskSources: [
        {
          queue: 'rehearse',
          wanted: async (from) =>
            (await paidRehearsals(from, context)).flatMap(
              ({ row, items, rehearsal }) => rehearsalTask({ row, items, packing: rehearsal?.packing ?? [] }) ?? [],
            ),
        },
      ],
      approvable: {
        cancel_service: (tx, { ref, body, ...call }) => cancelServiceForShopper(tx, context, call, ref, body.note),
      },
      deadlines: serviceDeadlines(context),
      turns: serviceTurns,
    },
  };
};

/** Makes services for goods, and registers what it does for other features. */
export const goodsServicesFeature: Feature = (core) => {
  const feature = createGoodsServices(core, core.ports.use('goods-services', goodsServicesNeeds));
  const { ports } = feature;
  core.ports.provide(servicesOfGoodsPort, ports.ofGoods);
  core.ports.provide(payablesPort, { service: ports.payable });
  core.ports.provide(approvableStepsPort, ports.approvable);
  core.ports.provide(stepSchemasPort, serviceApprovals);
  core.ports.provide(taskSourcesPort, ports.taskSources);
  core.ports.provide(deadlinesPort, [ports.deadlines]);
  core.ports.provide(turnsPort, [ports.turns]);
  return feature;
};
