import { supportPaths } from '@caravan/routes';
import { inAccount, textFiles, type WebFeature } from '@caravan/web-core';
import type { texts as en } from './i18n/en.ts';

/** A shopper's conversations with staff. */
export const supportWeb: WebFeature = {
  id: 'support',
  texts: textFiles(import.meta.glob<{ texts: typeof en }>('./i18n/??.ts')),
  uses: ['common'],
  api: () => import('@caravan/support/api'),
  routes: [
    inAccount(supportPaths.conversations.pattern, () => import('./pages/conversations/conversations.page.tsx')),
    inAccount(supportPaths.conversation.pattern, () => import('./pages/conversation/conversation.page.tsx')),
  ],
};
