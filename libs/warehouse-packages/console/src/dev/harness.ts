import { warehouseConsolePaths as paths } from '@caravan/routes/console';
import { aClaim, anInsurance } from '@caravan/warehouse-packages/contract/testing';
import { aBin, aHandover, aPick, aStaffItem, aStaffPackage } from '@caravan/warehouse-packages/contract/testing/staff';
import { consoleHarness } from '@caravan/console-core/dev';
import { settingsHandlers } from '../mocks/settings.handlers.ts';
import { warehouseHandlers } from '../mocks/warehouse.handlers.ts';
import { warehousePackagesConsole } from '../warehouse-packages.console.ts';

export const harness = consoleHarness({
  feature: warehousePackagesConsole,
  pages: [
    paths.shelf.href(),
    paths.bins.href(),
    paths.binsImport.href(),
    paths.shelve.href(),
    paths.check.href(),
    paths.picks.href(),
    paths.pick.href({ id: aPick().id }),
    paths.pack.href(),
    paths.weigh.href(),
    paths.handovers.href(),
    paths.handover.href({ id: aHandover().id }),
    paths.shipmentsImport.href(),
    paths.packages.href(),
    paths.packageDetail.href({ number: aStaffPackage().number }),
    paths.commandCodes.href(),
    paths.weighingRule.href(),
    paths.packingServices.href(),
  ],
  handlers: [
    ...warehouseHandlers({
      items: [
        aStaffItem({ bin: 'A-01' }),
        aStaffItem({ id: 'item_2', number: 'IT2611048214K', condition: 'damaged', check: 'due' }),
        aStaffItem({ id: 'item_3', number: 'IT2611048215K', missing_at: '2026-11-23T08:00:00.000Z' }),
      ],
      bins: [aBin({ items: 1 }), aBin({ code: 'A-02', position: 20 })],
      packages: [aStaffPackage({ insurance: anInsurance(), claims: [aClaim()] })],
      picks: [aPick()],
      handovers: [aHandover()],
    }),
    ...settingsHandlers(),
  ],
});
