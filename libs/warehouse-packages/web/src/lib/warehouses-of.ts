import type { WarehouseName } from '@caravan/warehouse-packages/contract';

/** The warehouses in which goods are; none in a shop that has one. Goods of several make as many packages. */
export const warehousesOf = (goods: readonly { warehouse?: WarehouseName | undefined }[]): WarehouseName[] => [
  ...new Map(goods.flatMap(({ warehouse }) => (warehouse ? [[warehouse.id, warehouse]] : []))).values(),
];
