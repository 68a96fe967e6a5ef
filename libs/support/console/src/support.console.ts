import { consolePage, type ConsoleFeature } from '@caravan/console-core';
import { supportConsolePaths } from '@caravan/routes/console';

/** Conversations with shoppers, and saved replies. */
export const supportConsole: ConsoleFeature = {
  id: 'support-console',
  texts: { en: () => import('./i18n/en.ts'), zh: () => import('./i18n/zh.ts') },
  uses: ['common', 'console-core'],
  api: () => import('@caravan/support/api/staff'),
  routes: [
    consolePage(supportConsolePaths.tickets.pattern, () => import('./pages/tickets/tickets.page.tsx')),
    consolePage(supportConsolePaths.ticket.pattern, () => import('./pages/ticket/ticket.page.tsx')),
    consolePage(supportConsolePaths.replies.pattern, () => import('./pages/replies/replies.page.tsx')),
  ],
  lazySlots: { conversations: () => import('./slots/conversations.slot.tsx') },
  queues: { ticket: () => import('./queues/ticket.queue.tsx') },
};
