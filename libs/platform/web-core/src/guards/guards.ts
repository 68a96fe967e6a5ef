import type { CookieJar } from '../environment/cookies.ts';
import { pageError, redirectTo } from '../errors/page-error.ts';
import type { SessionRules, WebRoute } from '../manifest.ts';
import type { AppStore } from '../store/store.ts';

export interface GuardContext {
  store: AppStore;
  cookies: CookieJar;
  url: URL;
  session: Pick<SessionRules, 'loginHref'>;
}

/** Returns to allow a page, or throws the redirect to another one. */
export type Guard = (context: GuardContext) => void;

/** Path, query and fragment of an address of this site. */
export const placeOf = ({ pathname, search, hash }: Pick<URL, 'pathname' | 'search' | 'hash'>): string =>
  pathname + search + hash;

/** A page needs the token's cookie and a logged-in session (specification 6.6). */
const login: Guard = ({ store, cookies, url, session }) => {
  if (cookies.get('token') && store.getState().session.isLogin) return;
  throw redirectTo(session.loginHref(placeOf(url)));
};

const guards = new Map<string, Guard>([['login', login]]);

/** Runs a route's guards in order; an unknown name is a programming error: 500 (specification 21.3). */
export const runGuards = (names: readonly string[], context: GuardContext): void => {
  for (const name of names) {
    const guard = guards.get(name);
    if (!guard) throw pageError(500, `unknown guard: ${name}`);
    guard(context);
  }
};

/** A route of the default layout that requires a session (specification 6.6). */
export const guarded = (path: string, load: WebRoute['load']): WebRoute => ({
  path,
  layout: 'default',
  guards: ['login'],
  load,
});

/** A guarded route inside the account's frame, with its menu. */
export const inAccount = (path: string, load: WebRoute['load']): WebRoute => ({
  ...guarded(path, load),
  area: 'account',
});
