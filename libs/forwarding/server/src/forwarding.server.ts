import { codeSourcesPort } from '@caravan/cart-orders/port';
import { setupStepsPort } from '@caravan/content/port';
import { forwardingReasons } from '@caravan/forwarding/contract';
import { forwardedParcelsPort } from '@caravan/procurement/port';
import {
  ensureKey,
  type Feature,
  filesById,
  handleJob,
  hasRows,
  personalDataPort,
  plainAudit,
} from '@caravan/server-core';
import { findablesPort, taskSourcesPort } from '@caravan/tasks/port';
import { eq } from 'drizzle-orm';
import { warehouseTable } from '@caravan/warehouse-packages/port';
import { claimTaskSource } from './claims/claim-task.ts';
import { claimRoutes } from './claims/claims.routes.ts';
import { endClaims, endClaimsJob } from './claims/decide-claim.ts';
import { forwardingKeyTable, proofPictureTable } from './claims/parcel-claim.table.ts';
import { forgetOldProofs, forgetOldProofsJob, forgetProofs, forgetProofsJob } from './claims/proof-picture.ts';
import { type ForwardingContext, forwardingNeeds } from './forwarding-context.ts';
import { forwardingRoutes, forwardingStaffRoutes } from './forwarding.routes.ts';
import { awaitParcels, awaitParcelsJob } from './parcels/await-parcels.ts';
import { findableOwnParcels, shopperCodes } from './parcels/find-parcels.ts';
import { forwardedParcels } from './parcels/receive-parcel.ts';
import { auditForwarding } from './upkeep/audit-forwarding.ts';
import { forwardingPersonalData } from './upkeep/personal-data.ts';

/** Parcels that shoppers buy themselves and send to the warehouse. */
export const forwardingFeature: Feature = async (core) => {
  const { db, transaction, clock, files, jobs, pictures } = core;
  const pictureKey = await ensureKey(db, forwardingKeyTable, 'pictures');
  const own = { db, transaction, clock, files, jobs, pictures, pictureKey };
  const context: ForwardingContext = { ...own, ...core.ports.use('forwarding', forwardingNeeds) };
  core.ports.provide(forwardedParcelsPort, forwardedParcels(context));
  core.ports.provide(codeSourcesPort, [shopperCodes]);
  core.ports.provide(findablesPort, [findableOwnParcels]);
  core.ports.provide(taskSourcesPort, [claimTaskSource]);
  core.ports.provide(personalDataPort, [forwardingPersonalData(context)]);
  core.ports.provide(setupStepsPort, {
    own_parcels: async () => ({
      isDone: await hasRows(db, warehouseTable, eq(warehouseTable.active, true)),
    }),
  });
  return {
    name: 'forwarding',
    reasons: forwardingReasons,
    routes: [...forwardingRoutes(context), ...forwardingStaffRoutes(context), ...claimRoutes(context)],
    files: [filesById('proof-pictures', proofPictureTable.id)],
    jobs: [
      handleJob(awaitParcelsJob, () => awaitParcels(context)),
      handleJob(endClaimsJob, () => endClaims(context)),
      handleJob(forgetProofsJob, (gone) => forgetProofs(context, gone)),
      handleJob(forgetOldProofsJob, () => forgetOldProofs(context)),
    ],
    audit: (run = plainAudit) => auditForwarding(db, run),
  };
};
