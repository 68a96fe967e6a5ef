import { schemaOf } from '@caravan/kernel';
import { id, z } from '@caravan/kernel/zod';
import { byClaim, claimApproval, claimRejection } from './claims.schema.ts';
import { approveClaim, rejectClaim } from './claims.staff-endpoints.ts';
import { insuranceTier, newInsuranceTier } from './insurance.schema.ts';
import { createInsuranceTier, listInsuranceTiers, updateInsuranceTier } from './insurance.staff-endpoints.ts';
import { packingPrices, packingPricesChange } from './packing-options.schema.ts';
import { getPackingPrices, updatePackingPrices } from './packing-options.staff-endpoints.ts';
import { byPick, newPick, packing, pick, pickScan } from './picks.schema.ts';
import { createPick, getPick, packPackage, scanPick } from './picks.staff-endpoints.ts';
import { byPrintToken, newPrint, print } from './prints.schema.ts';
import { createPrint, getPrint } from './prints.staff-endpoints.ts';
import { staffPackage } from './staff-packages.schema.ts';
import { warehouseNames } from './warehouses.schema.ts';
import { listWarehouses } from './warehouses.staff-endpoints.ts';
import { byNumber } from './warehouse-packages.schema.ts';
export * from './bins.contract.ts';
export * from './handovers.contract.ts';
export * from './package-approvals.schema.ts';
export * from './staff-packages.contract.ts';
export * from './staff-store.contract.ts';
export * from './weighing.contract.ts';
export * from './claims.schema.ts';
export * from './insurance.schema.ts';
export * from './packing-options.schema.ts';
export * from './picks.schema.ts';
export * from './prints.schema.ts';

/** The contracts of the staff endpoints. They are separate, so that no shopper's page loads them. */

export const approveClaimContract = schemaOf(approveClaim, {
  params: byClaim,
  body: claimApproval,
  data: staffPackage,
});
export const rejectClaimContract = schemaOf(rejectClaim, { params: byClaim, body: claimRejection, data: staffPackage });

export const listInsuranceTiersContract = schemaOf(listInsuranceTiers, { data: z.array(insuranceTier) });
export const createInsuranceTierContract = schemaOf(createInsuranceTier, {
  body: newInsuranceTier,
  data: insuranceTier,
});
export const updateInsuranceTierContract = schemaOf(updateInsuranceTier, {
  params: z.object({ id }),
  body: newInsuranceTier,
  data: insuranceTier,
});

export const getPackingPricesContract = schemaOf(getPackingPrices, { data: packingPrices });
export const updatePackingPricesContract = schemaOf(updatePackingPrices, {
  body: packingPricesChange,
  data: packingPrices,
});

export const listWarehousesContract = schemaOf(listWarehouses, { data: warehouseNames });

export const createPickContract = schemaOf(createPick, { body: newPick, data: pick });
export const getPickContract = schemaOf(getPick, { params: byPick, data: pick });
export const scanPickContract = schemaOf(scanPick, { params: byPick, body: pickScan, data: pick });
export const packPackageContract = schemaOf(packPackage, { params: byNumber, body: packing, data: staffPackage });

export const createPrintContract = schemaOf(createPrint, { body: newPrint, data: print });
export const getPrintContract = schemaOf(getPrint, { params: byPrintToken, data: z.unknown() });
