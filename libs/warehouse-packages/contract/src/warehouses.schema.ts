import { warehouseId, warehouseName, z } from '@caravan/kernel/zod';

export const warehouseNames = z.array(warehouseName);

/** Only what is in this warehouse. */
export const inWarehouse = { warehouse: warehouseId.optional() };

/** Where something is; absent where the shop has one warehouse. */
export const whereItIs = { warehouse: warehouseName.optional() };

export type WarehouseName = z.infer<typeof warehouseName>;
