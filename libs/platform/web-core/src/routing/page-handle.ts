import { matchRoutes, type RouteObject } from 'react-router-dom';
import type { Language } from '@caravan/kernel';
import type { Texts, WebRoute } from '../manifest.ts';

/** What stands in `handle` of the routes that `buildRoutes` makes. */
export interface RouteHandle {
  /** Namespaces that a page or layout reads. */
  namespaces: readonly string[];
  /** Fetches code and texts, without data; both are kept. */
  preload: (language: Language) => Promise<Record<string, Texts>>;
  /** The manifest's route; absent on a layout. */
  page?: WebRoute;
}

export interface MatchedHandle {
  handle: RouteHandle;
  params: Readonly<Record<string, string | undefined>>;
}

/** The handles of everything that a path shows, outermost first. */
export const handlesAt = (routes: RouteObject[], path: string): MatchedHandle[] =>
  (matchRoutes(routes, path) ?? []).flatMap(({ route, params }) => (route.handle ? [{ handle: route.handle as RouteHandle, params }] : []));

/** Fetches code and texts of everything that a path shows. */
export const preloadPath = async (routes: RouteObject[], path: string, language: Language): Promise<Record<string, Texts>> => {
  const texts = await Promise.all(handlesAt(routes, path).map(({ handle }) => handle.preload(language)));
  return Object.assign({}, ...texts) as Record<string, Texts>;
};

/** Whether the page at a path lets nobody in without a session. */
export const isGuarded = (routes: RouteObject[], path: string): boolean =>
  handlesAt(routes, path).some(({ handle }) => handle.page?.guards?.includes('login'));
