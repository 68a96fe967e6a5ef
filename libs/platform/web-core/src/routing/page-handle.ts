import { matchRoutes, type RouteObject } from 'react-router-dom';
import type { I18n } from '../i18n/i18n.ts';
import type { PageContext, SessionRules, WebRoute } from '../manifest.ts';
import type { App } from './app.tsx';

/** The contents of a page depend on these. */
export type ShownState = Pick<PageContext, 'store' | 'url'> & Pick<App, 'i18n'>;

/** The `handle` of the routes that `buildRoutes` makes. */
export interface RouteHandle {
  /** The namespaces that the page or layout reads. */
  namespaces: readonly string[];
  /** Loads the code once; it must be loaded before rendering. */
  loadCode: () => Promise<unknown>;
  /** Loads additional code that the page shows in this state. */
  prepare?: (context: ShownState) => Promise<void>;
  loadTexts: (i18n: I18n) => Promise<void>;
  /** The manifest's route; absent on a layout. */
  page?: WebRoute;
}

/** The handles of all routes of a path, outermost first. */
const handlesAt = (routes: RouteObject[], path: string): RouteHandle[] =>
  (matchRoutes(routes, path) ?? []).flatMap(({ route }) => (route.handle ? [route.handle as RouteHandle] : []));

/** Loads the code of everything that an address shows in this state; hydration waits for it. */
export const loadCodeAt = async (routes: RouteObject[], context: ShownState): Promise<void> => {
  await Promise.all(
    handlesAt(routes, context.url.pathname).map(async (handle) => {
      await handle.loadCode();
      await handle.prepare?.(context);
    }),
  );
};

const needsLogin = ({ page }: RouteHandle): boolean => page?.guards?.includes('login') ?? false;

/** Loads the code and texts of everything that a link to this path shows this shopper. */
export const prefetchPath = async (
  routes: RouteObject[],
  path: string,
  { store, i18n, session }: Pick<App, 'store' | 'i18n'> & { session: Pick<SessionRules, 'loginHref'> },
): Promise<void> => {
  const wanted = handlesAt(routes, path);
  const handles =
    wanted.some(needsLogin) && !store.getState().session.isLogin
      ? handlesAt(routes, new URL(session.loginHref(path), 'http://site').pathname)
      : wanted;
  await Promise.all(handles.flatMap((handle) => [handle.loadCode(), handle.loadTexts(i18n)]));
};

/** Whether the page at a path requires a session, or shows the one that has been. */
export const isGuarded = (routes: RouteObject[], path: string): boolean =>
  handlesAt(routes, path).some(({ page }) => page?.guards?.length);
