import { consoleHarness } from '@caravan/console-core/dev';
import { aStaffOwnParcel, aStaffParcelClaim } from '@caravan/forwarding/contract/testing';
import { forwardingConsolePaths as paths } from '@caravan/routes/console';
import { forwardingConsole } from '../forwarding.console.ts';
import { forwardingStaffHandlers } from '../mocks/forwarding.handlers.ts';

export const harness = consoleHarness({
  feature: forwardingConsole,
  pages: [
    paths.parcels.href(),
    paths.claims.href(),
    paths.claim.href({ id: aStaffParcelClaim().id }),
    paths.parcel.href({ number: aStaffOwnParcel().number }),
    paths.warehouses.href(),
  ],
  handlers: forwardingStaffHandlers(),
});
