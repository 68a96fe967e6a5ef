import { accountPaths } from '@caravan/routes';
import { inAccount, textFiles, type WebFeature } from '@caravan/web-core';
import type { texts as en } from './i18n/en.ts';

/** The account area and the inbox: profile, addresses, messages, settings and the closing of the account. */
export const accountWeb: WebFeature = {
  id: 'account',
  texts: textFiles(import.meta.glob<{ texts: typeof en }>('./i18n/??.ts')),
  uses: ['common'],
  api: () => import('@caravan/account/api'),
  routes: [
    inAccount(accountPaths.home.pattern, () => import('./pages/mine/mine.page.tsx')),
    inAccount(accountPaths.personal.pattern, () => import('./pages/personal/personal.page.tsx')),
    inAccount(accountPaths.secure.pattern, () => import('./pages/secure/secure.page.tsx')),
    inAccount(accountPaths.modifyPassword.pattern, () => import('./pages/modify-password/modify-password.page.tsx')),
    inAccount(accountPaths.setting.pattern, () => import('./pages/setting/setting.page.tsx')),
    inAccount(accountPaths.programs.pattern, () => import('./pages/programs/programs.page.tsx')),
    inAccount(accountPaths.address.pattern, () => import('./pages/address/address.page.tsx')),
    inAccount(accountPaths.messages.pattern, () => import('./pages/messages/messages.page.tsx')),
  ],
  lazySlots: {
    newAddress: () => import('./slots/new-address.slot.tsx'),
    yourTurn: () => import('./slots/your-turn.slot.tsx'),
  },
};
