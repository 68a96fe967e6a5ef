import type { CookieJar } from '../environment/cookies.ts';
import { callError, pageError, redirectTo } from '../errors/page-error.ts';
import type { SessionRules, WebRoute } from '../manifest.ts';
import type { AppStore } from '../store/store.ts';

export interface GuardContext {
  store: AppStore;
  cookies: CookieJar;
  url: URL;
  session: Pick<SessionRules, 'checkFailure' | 'loginHref'>;
}

/** Returns to allow a page, or throws the redirect to another one. */
export type Guard = (context: GuardContext) => void;

/** Path, query and fragment of an address of this site. */
export const placeOf = ({ pathname, search, hash }: Pick<URL, 'pathname' | 'search' | 'hash'>): string =>
  pathname + search + hash;

/**
 * A page needs the token's cookie and a logged-in session (specification 6.6). Whoever could not be asked for is not
 * taken for a visitor.
 */
const login: Guard = ({ store, cookies, url, session }) => {
  const state = store.getState();
  if (cookies.get('token') && state.session.isLogin) return;
  const failure = cookies.get('token') && session.checkFailure?.(state);
  if (failure) throw callError(failure);
  throw redirectTo(session.loginHref(placeOf(url)));
};

/** A visitor sees the page as well, but whoever was logged in until now logs in again (specification 26.6). */
const again: Guard = ({ store, url, session }) => {
  const { isLogin, account } = store.getState().session;
  if (!isLogin && account !== null) throw redirectTo(session.loginHref(placeOf(url)));
};

const guards = new Map<string, Guard>([
  ['login', login],
  ['again', again],
]);

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
