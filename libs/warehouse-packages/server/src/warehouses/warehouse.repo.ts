import { asc } from 'drizzle-orm';
import type { Database } from '@caravan/server-core';
import { fail } from '@caravan/warehouse-packages/contract';
import { warehouseTable as warehouses, type WarehouseRow } from '@caravan/warehouse-packages/port';

type Listed = Pick<WarehouseRow, 'home' | 'id' | 'name'>;

/** The warehouses of the shop, in its order; none if it has written down none. */
export const listWarehouses = (db: Database): Promise<Listed[]> =>
  db
    .select({ id: warehouses.id, name: warehouses.name, home: warehouses.home })
    .from(warehouses)
    .orderBy(asc(warehouses.position));

/**
 * How goods and bins refer to one of these warehouses: null for the first one. Fails with `warehouse_unknown`, and with
 * `warehouse_missing` if none of several was said.
 */
export const warehouseAmong = (all: readonly Listed[], id: string | undefined): string | null => {
  if (id === undefined) {
    if (all.length > 1) throw fail('warehouse_missing');
    return null;
  }
  const found = all.find((one) => one.id === id);
  if (!found) throw fail('warehouse_unknown', { warehouse: id });
  return found.home ? null : id;
};
