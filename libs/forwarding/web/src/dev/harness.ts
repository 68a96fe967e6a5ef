import type { HarnessOptions } from '@caravan/web-core/dev';
import { aForwardingAddress, anOwnParcelPage, aParcelClaimPage } from '@caravan/forwarding/contract/testing';
import { forwardingPaths } from '@caravan/routes';
import { forwardingHandlers } from '../mocks/forwarding.handlers.ts';
import { forwardingWeb } from '../forwarding.web.ts';

/** For a shopper; `?empty` and `?closed` show the other states of the page. */
export const harness = (asked = new URLSearchParams()): HarnessOptions => ({
  feature: forwardingWeb,
  pages: [forwardingPaths.parcels.href()],
  loggedIn: true,
  handlers: forwardingHandlers({
    ...(asked.has('empty') ? { parcels: anOwnParcelPage([]), claims: aParcelClaimPage([]) } : {}),
    ...(asked.has('closed') ? { address: aForwardingAddress({ warehouses: [] }) } : {}),
  }),
});
