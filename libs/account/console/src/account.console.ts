import { consolePage, type ConsoleFeature } from '@caravan/console-core';
import { accountConsolePaths } from '@caravan/routes/console';

/** People, text messages, and the log of what staff did. */
export const accountConsole: ConsoleFeature = {
  id: 'account-console',
  texts: { en: () => import('./i18n/en.ts'), zh: () => import('./i18n/zh.ts') },
  uses: ['common', 'console-core'],
  api: () => import('@caravan/account/api/staff'),
  routes: [
    consolePage(accountConsolePaths.people.pattern, () => import('./pages/people/people.page.tsx')),
    consolePage(accountConsolePaths.person.pattern, () => import('./pages/person/person.page.tsx')),
    consolePage(accountConsolePaths.texts.pattern, () => import('./pages/texts/texts.page.tsx')),
    consolePage(accountConsolePaths.audit.pattern, () => import('./pages/audit/audit.page.tsx')),
  ],
  lazySlots: { mailLanguage: () => import('./slots/mail-language.slot.tsx') },
};
