import type { AppLayout } from '@caravan/web-core';
import { BareLayout } from './layouts/bare.layout.tsx';
import { DefaultLayout } from './layouts/default.layout.tsx';
import { LoginLayout } from './layouts/login.layout.tsx';
import { shopNameIn } from './lib/shop-name.ts';
import { ErrorView, NotFound } from './views/error.view.tsx';

/** The layouts around the console's pages. */
export const appLayoutConsole: AppLayout = {
  id: 'app-layout-console',
  texts: { en: () => import('./i18n/en.ts'), zh: () => import('./i18n/zh.ts') },
  uses: ['console-core'],
  routes: [],
  layouts: { default: DefaultLayout, login: LoginLayout, bare: BareLayout },
  NotFound,
  ErrorView,
  errorMeta: ({ status }, t) => ({ title: t(status === 404 ? 'notFound.title' : 'error.title'), noindex: true }),
  siteName: (state, t) => {
    const shop = shopNameIn(state);
    return shop === undefined ? t('brand') : t('siteName', { shop });
  },
};
