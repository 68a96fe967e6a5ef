/// <reference types="msw/vite/client" />
import { http, passthrough, type HttpHandler } from 'msw';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider, type DataRouter } from 'react-router-dom';
import { network } from 'virtual:msw';
import { resolveLanguage, type ColorMode } from '@caravan/kernel';
import { browserEnvironment } from '../environment/browser-environment.ts';
import { makeI18n } from '../i18n/i18n.ts';
import type { FrameFeature, WebFeature } from '../manifest.ts';
import { routerContextOf, type App } from '../routing/app.ts';
import { AppTree } from '../routing/app-tree.tsx';
import { buildRoutes } from '../routing/build-routes.tsx';
import { connectLogin } from '../routing/require-login.ts';
import { makeStore } from '../store/store.ts';
import { harnessFrame } from './harness-frame.tsx';

export interface HarnessOptions {
  feature: WebFeature;
  /** What stands around the pages; a plain frame that lists them by default. */
  frame?: FrameFeature;
  /** Addresses that the plain frame lists, where a route's pattern is none; the routes' paths by default. */
  pages?: readonly string[];
  /** The mocks that answer in place of a server. */
  handlers: readonly HttpHandler[];
}

/** Only calls of the API are mocked, and one without a mock is reported; code and pictures come from where they are. */
const outsideTheApi = http.all(/^(?!.*\/v1\/)/, () => passthrough());

const isReady = (router: DataRouter): Promise<void> =>
  new Promise((resolve) => {
    if (router.state.initialized) resolve();
    const stop = router.subscribe(({ initialized }) => {
      if (!initialized) return;
      stop();
      resolve();
    });
  });

const asColorMode = (value: string | undefined): ColorMode | null => (value === 'light' || value === 'dark' ? value : null);

/** Shows one feature in a browser on its mocks, with `?lang=` and the cookies of the storefront; its page `/` lists the feature's pages. */
export const startHarness = async ({ feature, pages, handlers, ...options }: HarnessOptions): Promise<void> => {
  const frame = options.frame ?? harnessFrame(feature, pages ?? feature.routes.map(({ path }) => path));
  network.configure({ handlers: [...handlers, outsideTheApi] });
  await network.enable();

  const environment = browserEnvironment();
  const query = new URLSearchParams(location.search).get('lang');
  const language = resolveLanguage({ query, cookie: environment.cookies.get('lang'), acceptLanguage: navigator.language });
  const colorMode = asColorMode(environment.cookies.get('color_mode'));
  document.documentElement.lang = language;
  if (colorMode) document.documentElement.dataset['mode'] = colorMode;

  const isLogin = environment.cookies.get('token') !== undefined;
  const session = { isLogin, language, colorMode, currency: null, footerHeight: 0, websiteTag: 'default' };
  const app: App = { store: makeStore(environment, { session }), i18n: makeI18n(language), environment };
  const routes = buildRoutes({ frame, features: [feature], loadControls: () => import('@caravan/ui-kit/controls') });
  const router = createBrowserRouter(routes, { getContext: () => routerContextOf(app) });
  connectLogin(environment, router, routes);
  await isReady(router);

  const root = document.getElementById('root');
  if (!root) throw new Error('the harness page has no root');
  createRoot(root).render(
    <AppTree app={app}>
      <RouterProvider router={router} />
    </AppTree>,
  );
};
