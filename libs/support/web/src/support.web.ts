import { supportPaths } from '@caravan/support/contract';
import { inAccount, type WebFeature } from '@caravan/web-core';

/** A shopper's conversations with staff. */
export const supportWeb: WebFeature = {
  id: 'support',
  texts: { en: () => import('./i18n/en.ts'), zh: () => import('./i18n/zh.ts') },
  uses: ['common'],
  api: () => import('@caravan/support/api'),
  routes: [
    inAccount(supportPaths.conversations.pattern, () => import('./pages/conversations/conversations.page.tsx')),
    inAccount(supportPaths.conversation.pattern, () => import('./pages/conversation/conversation.page.tsx')),
  ],
};
