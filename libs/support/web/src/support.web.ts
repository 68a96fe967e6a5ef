import { supportPaths } from '@caravan/routes';
import { featureCode, inAccount, type WebFeature } from '@caravan/web-core';

const code = featureCode(() => import('./support.pages.ts'));

/** A shopper's conversations with staff. */
export const supportWeb: WebFeature = {
  id: 'support',
  texts: code.texts,
  uses: ['common'],
  api: code.api,
  routes: [
    inAccount(supportPaths.conversations.pattern, code.page('conversations')),
    inAccount(supportPaths.conversation.pattern, code.page('conversation')),
  ],
  lazySlots: { askProduct: code.lazySlot(({ askProduct }) => askProduct) },
};
