import type { DataRouter, RouteObject } from 'react-router-dom';
import type { Environment } from '../environment/environment.ts';
import { placeOf } from '../guards/guards.ts';
import type { SessionRules } from '../manifest.ts';
import { isGuarded } from './page-handle.ts';

export interface LoginConnection {
  environment: Environment;
  router: DataRouter;
  routes: RouteObject[];
  session: Pick<SessionRules, 'loginHref'>;
  /** The path below which the router's pages are, such as `/console`. */
  basename?: string;
}

const withoutBasename = (path: string, basename: string): string =>
  basename && path.startsWith(basename) ? path.slice(basename.length) || '/' : path;

/** If a call finds no live session, a guarded page leads to login and back; drafts stay in the tab's storage. */
export const connectLogin = ({ environment, router, routes, session, basename = '' }: LoginConnection): void => {
  environment.requireLogin = () => {
    const here = router.state.navigation.location ?? router.state.location;
    if (isGuarded(routes, withoutBasename(here.pathname, basename)))
      void router.navigate(session.loginHref(placeOf(here)), { replace: true });
  };
};
