import type { StaffStoreItem } from '@caravan/warehouse-packages/contract';

/** Whether no package and no return holds the goods. */
export const isFreeGoods = (goods: Pick<StaffStoreItem, 'package_number' | 'return_number'>): boolean =>
  goods.package_number === null && goods.return_number === null;
