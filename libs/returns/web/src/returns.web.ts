import { warehousePackagesPaths } from '@caravan/routes';
import { inAccount, textFiles, type WebFeature } from '@caravan/web-core';
import type { texts as en } from './i18n/en.ts';

/** Returns of goods in the warehouse to their seller, and exchanges. */
export const returnsWeb: WebFeature = {
  id: 'returns',
  texts: textFiles(import.meta.glob<{ texts: typeof en }>('./i18n/??.ts')),
  uses: ['common'],
  api: () => import('@caravan/returns/api'),
  routes: [
    inAccount(warehousePackagesPaths.returns.pattern, () => import('./pages/returns/returns.page.tsx')),
    inAccount(
      warehousePackagesPaths.returnDetail.pattern,
      () => import('./pages/return-detail/return-detail.page.tsx'),
    ),
  ],
  lazySlots: { returnButton: () => import('./slots/return-button.slot.tsx') },
};
