import { startTransition } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import {
  browserEnvironment,
  buildRoutes,
  connectLogin,
  loadChunk,
  loadCodeAt,
  makeI18n,
  makeStore,
  rehydrate,
  routerContextOf,
  type App,
  type Environment,
} from '@caravan/web-core';
import type { Site } from './features.ts';
import { readState, rootId } from './page-state.ts';
import { PageTree } from './page-tree.tsx';

/** Hydrates the page that the server rendered, and returns its root. */
export const startPage = async (site: Site, environment: Environment = browserEnvironment()): Promise<Root> => {
  const root = document.getElementById(rootId);
  if (!root) throw new Error('the page has no root');

  const state = readState();
  const store = makeStore(environment, rehydrate(state.store, Date.now()));
  const app: App = { store, environment, i18n: makeI18n(store.getState().session.language, state.texts) };

  const url = new URL(location.href);
  const routes = buildRoutes(site);
  // The first render must equal the server's, so it needs the code of the page in view.
  await loadChunk(() => loadCodeAt(routes, { store, url, i18n: app.i18n }), location.href);

  for (const { arrival } of site.features) {
    const value = arrival && url.searchParams.get(arrival.parameter);
    if (value) void arrival.load().then(({ arrive }) => arrive(value));
  }

  const router = createBrowserRouter(routes, { hydrationData: state.router, getContext: () => routerContextOf(app) });
  connectLogin({ environment, router, routes, session: site.session });

  const tree = (
    <PageTree app={app}>
      <RouterProvider router={router} />
    </PageTree>
  );
  return new Promise((resolve) => {
    startTransition(() =>
      resolve(hydrateRoot(root, tree, { onRecoverableError: (error) => console.error('hydration:', error) })),
    );
  });
};
