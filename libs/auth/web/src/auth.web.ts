import { authPaths } from '@caravan/routes';
import { textFiles, type WebFeature } from '@caravan/web-core';
import type { texts as en } from './i18n/en.ts';

/** Registration, login, and the pages that mails link to. */
export const authWeb: WebFeature = {
  id: 'auth',
  texts: textFiles(import.meta.glob<{ texts: typeof en }>('./i18n/??.ts')),
  api: () => import('@caravan/auth/api'),
  arrival: { parameter: 'ref', load: () => import('./lib/kept-invitation.ts') },
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
    {
      path: authPaths.registerSuccess.pattern,
      layout: 'login',
      noindex: true,
      load: () => import('./pages/register-success/register-success.page.tsx'),
    },
    {
      path: authPaths.findPassword.pattern,
      layout: 'login',
      noindex: true,
      load: () => import('./pages/find-password/find-password.page.tsx'),
    },
    {
      path: authPaths.resetPassword.pattern,
      layout: 'login',
      noindex: true,
      secretAddress: true,
      load: () => import('./pages/reset-password/reset-password.page.tsx'),
    },
    {
      path: authPaths.result.pattern,
      layout: 'login',
      noindex: true,
      secretAddress: true,
      load: () => import('./pages/result/result.page.tsx'),
    },
  ],
};
