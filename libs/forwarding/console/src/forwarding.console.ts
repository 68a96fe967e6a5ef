import { consolePage, type ConsoleFeature } from '@caravan/console-core';
import { forwardingConsolePaths as paths } from '@caravan/routes/console';

/** Parcels that shoppers send themselves: for whom they are, what is in them, and the addresses of the warehouses. */
export const forwardingConsole: ConsoleFeature = {
  id: 'forwarding-console',
  texts: { en: () => import('./i18n/en.ts'), zh: () => import('./i18n/zh.ts') },
  uses: ['common', 'console-core'],
  api: () => import('@caravan/forwarding/api/staff'),
  routes: [
    consolePage(paths.parcels.pattern, () => import('./pages/parcels/parcels.page.tsx')),
    consolePage(paths.claims.pattern, () => import('./pages/claims/claims.page.tsx')),
    consolePage(paths.claim.pattern, () => import('./pages/claim/claim.page.tsx')),
    consolePage(paths.parcel.pattern, () => import('./pages/parcel/parcel.page.tsx')),
    consolePage(paths.warehouses.pattern, () => import('./pages/warehouses/warehouses.page.tsx')),
  ],
  queues: { proof: () => import('./queues/proof.view.tsx') },
  lazySlots: { shopperOfParcel: () => import('./slots/shopper-of-parcel.slot.tsx') },
};
