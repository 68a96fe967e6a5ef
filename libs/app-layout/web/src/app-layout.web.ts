import { textFiles, type AppLayout, type TextFile } from '@caravan/web-core';
import { BareLayout } from './layouts/bare.layout.tsx';
import { DefaultLayout } from './layouts/default.layout.tsx';
import { errorMeta, siteName } from './layouts/layout-meta.ts';
import { loadLayout } from './layouts/layout.loader.ts';
import { LoginLayout } from './layouts/login.layout.tsx';
import { ErrorView } from './views/error.view.tsx';
import { NotFound } from './views/not-found.view.tsx';

/** The layouts around every page. */
export const appLayoutWeb: AppLayout = {
  id: 'app-layout',
  texts: textFiles(import.meta.glob<TextFile>('./i18n/??.ts')),
  routes: [],
  layouts: { default: DefaultLayout, login: LoginLayout, bare: BareLayout },
  loader: loadLayout,
  siteName,
  NotFound,
  ErrorView,
  errorMeta,
};
