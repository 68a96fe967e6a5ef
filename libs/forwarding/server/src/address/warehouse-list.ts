import { fail } from '@caravan/forwarding/contract';
import type { WarehouseRow } from '@caravan/warehouse-packages/port';

/** The address itself, without its place in the list. */
export const fieldsOf = ({
  id,
  name,
  recipient,
  phone,
  province,
  city,
  district,
  street,
  postcode,
}: WarehouseRow): Omit<WarehouseRow, 'active' | 'home' | 'position'> => ({
  ...{ id, name, recipient, phone, province, city, district, street, postcode },
});

/**
 * The id of the first warehouse of a new list: the one that was it before. Only a warehouse that is the only one before and
 * after can be called another; as long as there are several, the first stays (`warehouse_in_use`), because goods and bins
 * that name none are in it.
 */
export const homeOf = (
  before: readonly Pick<WarehouseRow, 'home' | 'id'>[],
  after: readonly Pick<WarehouseRow, 'id'>[],
): string | undefined => {
  const home = before.find((one) => one.home)?.id;
  if (home === undefined || after.some(({ id }) => id === home)) return home ?? after[0]?.id;
  if (before.length > 1 || after.length > 1) throw fail('warehouse_in_use', { warehouse: home });
  return after[0]?.id;
};
