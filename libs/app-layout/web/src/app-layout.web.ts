import { textFiles, type AppLayout } from '@caravan/web-core';
import { BareLayout } from './layouts/bare.layout.tsx';
import { DefaultLayout } from './layouts/default.layout.tsx';
import { errorMeta, siteName } from './layouts/layout-meta.ts';
import { loadLayout } from './layouts/layout.loader.ts';
import { LoginLayout } from './layouts/login.layout.tsx';
import { ErrorView } from './views/error.view.tsx';
import { NotFound } from './views/not-found.view.tsx';
import type { texts as en } from './i18n/en.ts';

/** The layouts around every page. */
export const appLayoutWeb: AppLayout = {
  id: 'app-layout',
  texts: textFiles(import.meta.glob<{ texts: typeof en }>('./i18n/??.ts')),
  routes: [],
  lazySlots: { placeDialog: () => import('./components/place/place-dialog.slot.tsx') },
  layouts: { default: DefaultLayout, login: LoginLayout, bare: BareLayout },
  loader: loadLayout,
  siteName,
  NotFound,
  ErrorView,
  errorMeta,
};
