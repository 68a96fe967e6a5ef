import { schemaOf } from '@caravan/kernel';
import { createPick, getPick, packPackage, scanPick } from './picks.staff-endpoints.ts';
import { byPick, newPick, packing, pick, pickScan } from './picks.schema.ts';
import { staffPackage } from './staff-packages.schema.ts';
import { byNumber } from './warehouse-packages.schema.ts';
export * from './picks.schema.ts';

export const createPickContract = schemaOf(createPick, { body: newPick, data: pick });
export const getPickContract = schemaOf(getPick, { params: byPick, data: pick });
export const scanPickContract = schemaOf(scanPick, { params: byPick, body: pickScan, data: pick });
export const packPackageContract = schemaOf(packPackage, { params: byNumber, body: packing, data: staffPackage });
