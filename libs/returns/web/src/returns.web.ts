import { warehousePackagesPaths } from '@caravan/routes';
import { featureCode, inAccount, type WebFeature } from '@caravan/web-core';

const code = featureCode(() => import('./returns.pages.ts'));

/** Returns of goods in the warehouse to their seller, and exchanges. */
export const returnsWeb: WebFeature = {
  id: 'returns',
  texts: code.texts,
  uses: ['common'],
  api: code.api,
  routes: [
    inAccount(warehousePackagesPaths.returns.pattern, code.page('returns')),
    inAccount(warehousePackagesPaths.returnDetail.pattern, code.page('returnDetail')),
  ],
  lazySlots: { returnButton: code.lazySlot(({ returnButton }) => returnButton) },
};
