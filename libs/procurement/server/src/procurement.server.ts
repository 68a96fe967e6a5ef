import { type Purchases, purchasesPort } from '@caravan/cart-orders/port';
import { costEntriesPort, type CostEntries } from '@caravan/fund-payment/port';
import { procurementReasons } from '@caravan/procurement/contract';
import {
  type ExpectedParcels,
  expectedParcelsPort,
  type PurchaseFigures,
  purchaseFiguresPort,
} from '@caravan/procurement/port';
import { type Core, ensureKey, type Feature, type FeatureServer, filesById, plainAudit } from '@caravan/server-core';
import { type Findable, findablesPort, type TaskSource, taskSourcesPort } from '@caravan/tasks/port';
import { parcelPhotoTable, procurementKeyTable } from './db/inbound-parcel.table.ts';
import { purchaseCosts } from './db/purchase-cost.repo.ts';
import { purchaseFigures } from './db/purchase-figures.repo.ts';
import { parcelStaffRoutes } from './routes/parcels.staff-routes.ts';
import { purchaseStaffRoutes } from './routes/purchases.staff-routes.ts';
import { statementStaffRoutes } from './routes/statements.staff-routes.ts';
import { auditPurchases } from './use-cases/audit-purchases.ts';
import { expectedParcels } from './use-cases/expected-parcels.ts';
import { findableParcels, findablePurchases } from './use-cases/findable.ts';
import {
  type ProcurementContext,
  type ProcurementDependencies,
  procurementNeeds,
} from './use-cases/procurement-context.ts';
import { procurementTaskSources } from './use-cases/procurement-tasks.ts';
import { recordedPurchases } from './use-cases/record-purchase.ts';

export interface ProcurementPorts {
  purchases: Purchases;
  /** The parcels that shoppers send. */
  expected: ExpectedParcels;
  /** The purchases and parcels that must have tasks of staff. */
  taskSources: readonly TaskSource[];
  /** The costs of purchases, in the owner's figures. */
  figures: PurchaseFigures;
  /** The same, for the books. */
  costs: CostEntries;
  /** Purchases and parcels in the search of the console. */
  findables: readonly Findable[];
}

export interface ProcurementServer extends FeatureServer {
  ports: ProcurementPorts;
}

const createProcurement = async (core: Core, dependencies: ProcurementDependencies): Promise<ProcurementServer> => {
  const { db, transaction, clock, files, pictures } = core;
  const photoKey = await ensureKey(db, procurementKeyTable, 'photos');
  const context: ProcurementContext = { db, transaction, clock, files, pictures, photoKey, ...dependencies };
  return {
    name: 'procurement',
    reasons: procurementReasons,
    routes: [...purchaseStaffRoutes(context), ...statementStaffRoutes(context), ...parcelStaffRoutes(context)],
    audit: (run = plainAudit) => auditPurchases(context, run),
    files: [filesById('parcel-photos', parcelPhotoTable.id)],
    ports: {
      purchases: recordedPurchases(context),
      expected: expectedParcels(context),
      taskSources: procurementTaskSources,
      figures: purchaseFigures,
      costs: purchaseCosts,
      findables: [findablePurchases(context), findableParcels],
    },
  };
};

/** Makes procurement, and registers what it does for other features. */
export const procurementFeature: Feature = async (core) => {
  const feature = await createProcurement(core, core.ports.use('procurement', procurementNeeds));
  const { ports } = feature;
  core.ports.provide(purchasesPort, ports.purchases);
  core.ports.provide(expectedParcelsPort, ports.expected);
  core.ports.provide(purchaseFiguresPort, ports.figures);
  core.ports.provide(costEntriesPort, [ports.costs]);
  core.ports.provide(taskSourcesPort, ports.taskSources);
  core.ports.provide(findablesPort, ports.findables);
  return feature;
};
