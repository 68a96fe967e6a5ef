import { authPaths } from '@caravan/auth/contract';
import type { WebFeature } from '@caravan/web-core';

/** Login and registration. */
export const authWeb: WebFeature = {
  id: 'auth',
  texts: { en: () => import('./i18n/en.ts'), zh: () => import('./i18n/zh.ts') },
  routes: [
    {
      path: authPaths.login.pattern,
      layout: 'login',
      noindex: true,
      load: () => import('./pages/login/login.page.tsx'),
    },
    {
      path: authPaths.register.pattern,
      layout: 'login',
      noindex: true,
      load: () => import('./pages/register/register.page.tsx'),
    },
  ],
};
