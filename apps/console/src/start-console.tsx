import { setupListeners } from '@reduxjs/toolkit/query';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider, type DataRouter } from 'react-router-dom';
import { appLayoutConsole, consoleEnvironment, consoleSession } from '@caravan/app-layout/console';
import { ConsoleFeaturesContext } from '@caravan/console-core';
import { languageTable, resolveLanguage, staffLanguageOf, type ColorMode } from '@caravan/kernel';
import { consoleBase } from '@caravan/routes/console';
import { KitProvider } from '@caravan/ui-kit';
import {
  accountIn,
  AppTree,
  buildRoutes,
  connectLogin,
  makeI18n,
  makeStore,
  newSession,
  routerContextOf,
  type App,
} from '@caravan/web-core';
import { consoleFeatures } from './features.ts';

const colorModeOf = (value: string | undefined): ColorMode | null =>
  value === 'light' || value === 'dark' ? value : null;

/** Resolves once the loaders of the first page have finished. */
const isReady = (router: DataRouter): Promise<void> =>
  new Promise((resolve) => {
    if (router.state.initialized) {
      resolve();
      return;
    }
    const stop = router.subscribe(({ initialized }) => {
      if (!initialized) return;
      stop();
      resolve();
    });
  });

const makeApp = (): App => {
  const environment = consoleEnvironment();
  const { cookies } = environment;
  const language = staffLanguageOf(
    resolveLanguage({
      query: new URLSearchParams(location.search).get('lang'),
      cookie: cookies.get('lang'),
      acceptLanguage: navigator.language,
    }),
  );
  const colorMode = colorModeOf(cookies.get('color_mode'));
  document.documentElement.lang = languageTable[language].tag;
  if (colorMode) document.documentElement.dataset['mode'] = colorMode;
  const session = newSession({
    isLogin: cookies.get('token') !== undefined,
    account: accountIn(cookies) ?? null,
    language,
    colorMode,
  });
  return { store: makeStore(environment, { session }), i18n: makeI18n(language), environment };
};

/** Starts the console in the browser; the server renders none of it. */
export const startConsole = async (): Promise<void> => {
  const root = document.getElementById('root');
  if (!root) throw new Error('the page has no root');
  const app = makeApp();
  // Queries that ask for it are read again when the window gets the focus back.
  setupListeners(app.store.dispatch);
  const routes = buildRoutes({ appLayout: appLayoutConsole, features: consoleFeatures, session: consoleSession });
  const router = createBrowserRouter(routes, { basename: consoleBase, getContext: () => routerContextOf(app) });
  connectLogin({ environment: app.environment, router, routes, session: consoleSession, basename: consoleBase });
  await isReady(router);
  createRoot(root).render(
    <KitProvider>
      <ConsoleFeaturesContext value={consoleFeatures}>
        <AppTree app={app}>
          <RouterProvider router={router} />
        </AppTree>
      </ConsoleFeaturesContext>
    </KitProvider>,
  );
};
