import { accountPaths } from '@caravan/account/contract';
import { guarded, type WebFeature } from '@caravan/web-core';

/** The account area and the inbox: profile, addresses, messages, settings and the closing of the account. */
export const accountWeb: WebFeature = {
  id: 'account',
  texts: { en: () => import('./i18n/en.ts'), zh: () => import('./i18n/zh.ts') },
  uses: ['common'],
  api: () => import('@caravan/account/api'),
  routes: [
    guarded(accountPaths.home.pattern, () => import('./pages/mine/mine.page.tsx')),
    guarded(accountPaths.personal.pattern, () => import('./pages/personal/personal.page.tsx')),
    guarded(accountPaths.secure.pattern, () => import('./pages/secure/secure.page.tsx')),
    guarded(accountPaths.modifyPassword.pattern, () => import('./pages/modify-password/modify-password.page.tsx')),
    guarded(accountPaths.setting.pattern, () => import('./pages/setting/setting.page.tsx')),
    guarded(accountPaths.address.pattern, () => import('./pages/address/address.page.tsx')),
    guarded(accountPaths.messages.pattern, () => import('./pages/messages/messages.page.tsx')),
  ],
  lazySlots: { newAddress: () => import('./slots/new-address.slot.tsx') },
};
