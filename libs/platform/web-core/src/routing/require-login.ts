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
}

/** If a call finds no live session, a guarded page leads to login and back; drafts stay in the tab's storage. */
export const connectLogin = ({ environment, router, routes, session }: LoginConnection): void => {
  environment.requireLogin = () => {
    const here = router.state.navigation.location ?? router.state.location;
    if (isGuarded(routes, here.pathname)) void router.navigate(session.loginHref(placeOf(here)), { replace: true });
  };
};
