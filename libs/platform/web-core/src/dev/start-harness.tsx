/// <reference types="msw/vite/client" />
import { http, passthrough } from 'msw';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider, type DataRouter } from 'react-router-dom';
import { network } from 'virtual:msw';
import { day, resolveLanguage, type ColorMode } from '@caravan/kernel';
import { browserEnvironment } from '../environment/environment.ts';
import { makeI18n } from '../i18n/i18n.ts';
import type { SessionRules } from '../manifest.ts';
import { type App, AppTree, routerContextOf } from '../routing/app.tsx';
import { buildRoutes } from '../routing/build-routes.tsx';
import { connectLogin } from '../routing/require-login.ts';
import { newSession } from '../store/session.slice.ts';
import { makeStore } from '../store/store.ts';
import { harnessLayout } from './harness-layout.tsx';
import { pagesOf, type HarnessOptions } from './harness-options.ts';

/** Only calls of the API are mocked, and one without a mock is reported; code and pictures load as usual. */
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

const noSession: SessionRules = { loginHref: () => '/', makeResync: () => () => async () => undefined };

const asColorMode = (value: string | undefined): ColorMode | null =>
  value === 'light' || value === 'dark' ? value : null;

/**
 * Shows one feature in a browser on its mocks, with `?lang=` and the storefront's cookies; the page `/` lists the
 * feature's pages.
 */
export const startHarness = async (options: HarnessOptions): Promise<void> => {
  const { feature, handlers, session = noSession, more = [], Around, loggedIn = false, visitorPages = [] } = options;
  const { appLayout = harnessLayout(feature, pagesOf(options), Around) } = options;
  network.configure({ handlers: [...handlers, outsideTheApi] });
  await network.enable();

  const environment = browserEnvironment();
  if (visitorPages.includes(location.pathname)) {
    environment.cookies.remove('token');
    environment.cookies.remove('is_login');
    environment.cookies.remove('account');
  } else if (loggedIn) {
    environment.cookies.set('token', 'harness', day / 1000);
    environment.cookies.set('is_login', '1', day / 1000);
  }
  const query = new URLSearchParams(location.search).get('lang');
  const language = resolveLanguage({
    query,
    cookie: environment.cookies.get('lang'),
    acceptLanguage: navigator.language,
  });
  const colorMode = asColorMode(environment.cookies.get('color_mode'));
  document.documentElement.lang = language;
  if (colorMode) document.documentElement.dataset['mode'] = colorMode;

  const isLogin = environment.cookies.get('token') !== undefined;
  const state = newSession({ isLogin, language, colorMode });
  const app: App = { store: makeStore(environment, { session: state }), i18n: makeI18n(language), environment };
  const routes = buildRoutes({ appLayout, features: [feature, ...more], session });
  const router = createBrowserRouter(routes, { getContext: () => routerContextOf(app) });
  connectLogin({ environment, router, routes, session });
  await isReady(router);

  const root = document.getElementById('root');
  if (!root) throw new Error('the harness page has no root');
  createRoot(root).render(
    <AppTree app={app}>
      <RouterProvider router={router} />
    </AppTree>,
  );
};
