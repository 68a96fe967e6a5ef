import { aClaim, anInsurance } from '@caravan/warehouse-packages/contract/testing';
import { aBin, aHandover, aPick, aStaffItem, aStaffPackage } from '@caravan/warehouse-packages/contract/testing/staff';
import { startConsoleHarness } from '@caravan/console-core/dev';
import { shippingMethodHandlers } from '../mocks/shipping-methods.handlers.ts';
import { warehouseHandlers } from '../mocks/warehouse.handlers.ts';
import { warehousePackagesConsole } from '../warehouse-packages.console.ts';

void startConsoleHarness({
  feature: warehousePackagesConsole,
  handlers: [
    ...warehouseHandlers({
      items: [
        aStaffItem({ bin: 'A-01' }),
        aStaffItem({ id: 'item_2', number: 'IT2611048214K', condition: 'damaged', check: 'due' }),
      ],
      bins: [aBin({ items: 1 }), aBin({ code: 'A-02', position: 20 })],
      packages: [aStaffPackage({ insurance: anInsurance(), claims: [aClaim()] })],
      picks: [aPick()],
      handovers: [aHandover()],
    }),
    ...shippingMethodHandlers(),
  ],
});
