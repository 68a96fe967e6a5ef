import { matchRoutes, type RouteObject } from 'react-router-dom';
import { authPaths } from '@caravan/auth/contract';
import type { I18n } from '../i18n/i18n.ts';
import type { PageContext, WebRoute } from '../manifest.ts';
import { filesLoadedBy } from '../navigation/file-list.ts';
import { prefetchFiles } from '../navigation/prefetch-files.ts';
import type { App } from './app.ts';

/** What stands in `handle` of the routes that `buildRoutes` makes. */
export interface RouteHandle {
  /** Namespaces that the page or layout reads. */
  namespaces: readonly string[];
  /** Fetches the code; it is kept, and needed before anything renders. */
  loadCode: () => Promise<unknown>;
  /** Fetches further code that the page shows in this state. */
  prepare?: (context: Pick<PageContext, 'store' | 'url'>) => Promise<void>;
  loadTexts: (i18n: I18n) => Promise<void>;
  /** Source files of the code that is loaded, as Vite's manifest names them. */
  sources: () => string[];
  /** The manifest's route; absent on a layout. */
  page?: WebRoute;
}

/** The handles of everything that a path shows, outermost first. */
export const handlesAt = (routes: RouteObject[], path: string): RouteHandle[] =>
  (matchRoutes(routes, path) ?? []).flatMap(({ route }) => (route.handle ? [route.handle as RouteHandle] : []));

/** Fetches the code of everything that an address shows in this state: hydration waits for it. */
export const loadCodeAt = async (routes: RouteObject[], context: Pick<PageContext, 'store' | 'url'>): Promise<void> => {
  await Promise.all(
    handlesAt(routes, context.url.pathname).map(async (handle) => {
      await handle.loadCode();
      await handle.prepare?.(context);
    }),
  );
};

const needsLogin = ({ page }: RouteHandle): boolean => page?.guards?.includes('login') ?? false;

/** Fetches code and texts of everything that a link to this path shows this shopper; the code is not run before the page is opened. */
export const prefetchPath = async (routes: RouteObject[], path: string, { store, i18n }: Pick<App, 'store' | 'i18n'>): Promise<void> => {
  const wanted = handlesAt(routes, path);
  const handles = wanted.some(needsLogin) && !store.getState().session.isLogin ? handlesAt(routes, authPaths.login.pattern) : wanted;
  prefetchFiles(filesLoadedBy(() => handles.map((handle) => handle.loadCode().catch(() => undefined))));
  await Promise.all(handles.map((handle) => handle.loadTexts(i18n)));
};

/** Whether the page at a path lets nobody in without a session. */
export const isGuarded = (routes: RouteObject[], path: string): boolean => handlesAt(routes, path).some(needsLogin);
