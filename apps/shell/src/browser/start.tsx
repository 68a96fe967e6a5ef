import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import {
  AppTree,
  browserEnvironment,
  buildRoutes,
  connectLogin,
  loadChunk,
  loadCodeAt,
  makeI18n,
  makeStore,
  routerContextOf,
  type App,
  type Environment,
} from '@caravan/web-core';
import { readState, rootId } from '../page-state.ts';
import type { Site } from '../site.ts';
import { Hydrated } from './hydrated.tsx';

const nextTask = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

/** Takes over the page that the server rendered. */
export const startPage = async (site: Site, environment: Environment = browserEnvironment()): Promise<void> => {
  const root = document.getElementById(rootId);
  if (!root) throw new Error('the page has no root');
  // The code has just been evaluated, which takes a phone as long as what follows: a frame or a tap may come between.
  await nextTask();

  const state = readState();
  const store = makeStore(environment, state.store);
  const app: App = { store, environment, i18n: makeI18n(store.getState().session.language, state.texts) };

  const routes = buildRoutes(site);
  // The first render must be the server's: the code of the page in view is there before anything is hydrated.
  await loadChunk(() => loadCodeAt(routes, { store, url: new URL(location.href) }), location.href);

  const router = createBrowserRouter(routes, { hydrationData: state.router, getContext: () => routerContextOf(app) });
  connectLogin(environment, router, routes);

  const tree = (
    <AppTree app={app}>
      <RouterProvider router={router} />
      <Hydrated />
    </AppTree>
  );
  startTransition(() => {
    hydrateRoot(root, tree, { onRecoverableError: (error) => console.error('hydration:', error) });
  });
};
