import { authPaths } from '@caravan/routes';
import { featureCode, type WebFeature } from '@caravan/web-core';

const code = featureCode(() => import('./auth.pages.ts'));

/** Registration, login, and the pages that mails link to. */
export const authWeb: WebFeature = {
  id: 'auth',
  texts: code.texts,
  arrival: { parameter: 'ref', load: () => import('./lib/kept-invitation.ts') },
  routes: [
    {
      path: authPaths.login.pattern,
      layout: 'login',
      noindex: true,
      load: code.page('login'),
    },
    {
      path: authPaths.register.pattern,
      layout: 'login',
      noindex: true,
      load: code.page('register'),
    },
    {
      path: authPaths.registerSuccess.pattern,
      layout: 'login',
      noindex: true,
      load: code.page('registerSuccess'),
    },
    {
      path: authPaths.findPassword.pattern,
      layout: 'login',
      noindex: true,
      load: code.page('findPassword'),
    },
    {
      path: authPaths.resetPassword.pattern,
      layout: 'login',
      noindex: true,
      secretAddress: true,
      load: code.page('resetPassword'),
    },
    {
      path: authPaths.result.pattern,
      layout: 'login',
      noindex: true,
      secretAddress: true,
      load: code.page('result'),
    },
  ],
};
