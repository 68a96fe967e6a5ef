import { consolePage, type ConsoleFeature } from '@caravan/console-core';
import { authConsolePaths } from '@caravan/routes/console';

/** Login, invitations, forgotten passwords, one's own account, and the members of staff. */
export const authConsole: ConsoleFeature = {
  id: 'auth-console',
  texts: { en: () => import('./i18n/en.ts'), zh: () => import('./i18n/zh.ts') },
  uses: ['common', 'console-core'],
  api: async () => Promise.all([import('@caravan/auth/api'), import('@caravan/auth/api/staff')]),
  routes: [
    {
      path: authConsolePaths.login.pattern,
      layout: 'login',
      noindex: true,
      load: () => import('./pages/login/login.page.tsx'),
    },
    {
      path: authConsolePaths.join.pattern,
      layout: 'login',
      noindex: true,
      secretAddress: true,
      load: () => import('./pages/join/join.page.tsx'),
    },
    {
      path: authConsolePaths.findPassword.pattern,
      layout: 'login',
      noindex: true,
      load: () => import('./pages/find-password/find-password.page.tsx'),
    },
    {
      path: authConsolePaths.resetPassword.pattern,
      layout: 'login',
      noindex: true,
      secretAddress: true,
      load: () => import('./pages/reset-password/reset-password.page.tsx'),
    },
    consolePage(authConsolePaths.me.pattern, () => import('./pages/me/me.page.tsx')),
    consolePage(authConsolePaths.staff.pattern, () => import('./pages/staff/staff.page.tsx')),
  ],
  lazySlots: { confirmCode: () => import('./slots/confirm-code.slot.tsx') },
};
