import { warehousePackagesReasons } from '@caravan/warehouse-packages/contract';
import type { FeatureServer } from '@caravan/server-core';

export const warehousePackagesServer = (): FeatureServer => ({
  name: 'warehouse-packages',
  reasons: warehousePackagesReasons,
  routes: () => [],
});
