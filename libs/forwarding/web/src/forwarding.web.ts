import { forwardingPaths } from '@caravan/routes';
import { featureCode, inAccount, type WebFeature } from '@caravan/web-core';

const code = featureCode(() => import('./forwarding.pages.ts'));

/** Parcels that shoppers buy themselves and send to the warehouse. */
export const forwardingWeb: WebFeature = {
  id: 'forwarding',
  texts: code.texts,
  uses: ['common'],
  api: code.api,
  routes: [inAccount(forwardingPaths.parcels.pattern, code.page('parcels'))],
};
