import { matchRoutes, type RouteObject } from 'react-router-dom';
import type { I18n } from '../i18n/i18n.ts';
import type { WebRoute } from '../manifest.ts';

/** What stands in `handle` of the routes that `buildRoutes` makes. */
export interface RouteHandle {
  /** Namespaces that the page or layout reads. */
  namespaces: readonly string[];
  /** Fetches the code; it is kept, and needed before anything renders. */
  loadCode: () => Promise<unknown>;
  loadTexts: (i18n: I18n) => Promise<void>;
  /** Source files of the code that is loaded, as Vite's manifest names them. */
  sources: () => string[];
  /** The manifest's route; absent on a layout. */
  page?: WebRoute;
}

/** The handles of everything that a path shows, outermost first. */
export const handlesAt = (routes: RouteObject[], path: string): RouteHandle[] =>
  (matchRoutes(routes, path) ?? []).flatMap(({ route }) => (route.handle ? [route.handle as RouteHandle] : []));

/** Fetches the code of everything that a path shows: hydration waits for it. */
export const loadCodeAt = async (routes: RouteObject[], path: string): Promise<void> => {
  await Promise.all(handlesAt(routes, path).map((handle) => handle.loadCode()));
};

/** Fetches code and texts of everything that a path shows. */
export const prefetchPath = async (routes: RouteObject[], path: string, i18n: I18n): Promise<void> => {
  await Promise.all(handlesAt(routes, path).flatMap((handle) => [handle.loadCode(), handle.loadTexts(i18n)]));
};

/** Whether the page at a path lets nobody in without a session. */
export const isGuarded = (routes: RouteObject[], path: string): boolean =>
  handlesAt(routes, path).some((handle) => handle.page?.guards?.includes('login'));
