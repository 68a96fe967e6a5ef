import { authPaths } from '@caravan/auth/contract';
import type { CookieJar } from '../environment/cookies.ts';
import { pageError, redirectTo } from '../errors/page-error.ts';
import type { AppStore } from '../store/store.ts';

export interface GuardContext {
  store: AppStore;
  cookies: CookieJar;
  url: URL;
}

/** Lets a page through by returning, or throws where to go instead. */
export type Guard = (context: GuardContext) => void;

/** The login page that leads back to where the shopper was. */
export const loginHref = ({ pathname, search, hash }: Pick<URL, 'pathname' | 'search' | 'hash'>): string =>
  authPaths.login.href({ next: pathname + search + hash });

/** A page needs the token's cookie and a session that says it is logged in (storefront.md 6). */
const login: Guard = ({ store, cookies, url }) => {
  if (cookies.get('token') && store.getState().session.isLogin) return;
  throw redirectTo(loginHref(url));
};

const guards = new Map<string, Guard>([['login', login]]);

/** Runs a route's guards in order; a name that nobody knows is a mistake of ours: 500 (storefront.md 8). */
export const runGuards = (names: readonly string[], context: GuardContext): void => {
  for (const name of names) {
    const guard = guards.get(name);
    if (!guard) throw pageError(500, `unknown guard: ${name}`);
    guard(context);
  }
};
