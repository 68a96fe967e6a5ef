import type { Purchases } from '@caravan/cart-orders/port';
import { procurementReasons } from '@caravan/procurement/contract';
import type { PurchaseFigures } from '@caravan/procurement/port';
import { ensureKey, filesById, plainAudit, type Core, type FeatureServer } from '@caravan/server-core';
import type { Findable, TaskSource } from '@caravan/tasks/port';
import { parcelPhotoTable, procurementKeyTable } from './db/inbound-parcel.table.ts';
import { purchaseFigures } from './db/purchase-figures.repo.ts';
import { parcelStaffRoutes } from './routes/parcels.staff-routes.ts';
import { purchaseStaffRoutes } from './routes/purchases.staff-routes.ts';
import { statementStaffRoutes } from './routes/statements.staff-routes.ts';
import { auditPurchases } from './use-cases/audit-purchases.ts';
import { findableParcels, findablePurchases } from './use-cases/findable.ts';
import type { ProcurementContext, ProcurementDependencies } from './use-cases/procurement-context.ts';
import { procurementTaskSources } from './use-cases/procurement-tasks.ts';
import { purchasesPort } from './use-cases/record-purchase.ts';

/** What procurement provides to other features. */
export interface ProcurementPorts {
  purchases: Purchases;
  /** The purchases and parcels that must have tasks of staff. */
  taskSources: readonly TaskSource[];
  /** What purchases cost, in the owner's figures. */
  figures: PurchaseFigures;
  /** Purchases and parcels in the search of the console. */
  findables: readonly Findable[];
}

export interface ProcurementServer extends FeatureServer {
  ports: ProcurementPorts;
}

/** What staff buy at the shops, and the parcels that the shops send. */
export const createProcurement = async (
  core: Core,
  dependencies: ProcurementDependencies,
): Promise<ProcurementServer> => {
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
      purchases: purchasesPort(context),
      taskSources: procurementTaskSources,
      figures: purchaseFigures,
      findables: [findablePurchases, findableParcels],
    },
  };
};
