import type { DataRouter, RouteObject } from 'react-router-dom';
import { loginHref } from '../guards/guards.ts';
import type { Environment } from '../environment/environment.ts';
import { isGuarded } from './page-handle.ts';

/** When a call finds the session gone, a guarded page gives way to login and is come back to; drafts wait in the tab's storage. */
export const connectLogin = (environment: Environment, router: DataRouter, routes: RouteObject[]): void => {
  environment.requireLogin = () => {
    const { pathname, search, hash } = router.state.navigation.location ?? router.state.location;
    if (isGuarded(routes, pathname)) void router.navigate(loginHref({ pathname, search, hash }), { replace: true });
  };
};
