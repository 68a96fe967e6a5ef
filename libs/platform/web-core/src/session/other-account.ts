import { byLanguage } from '@caravan/kernel';
import type { ApiError } from '../api/api-error.ts';
import type { CookieJar } from '../environment/cookies.ts';
import type { SessionState } from '../store/session.slice.ts';
import type { AppThunk } from '../store/store.ts';

/** The reason of a refusal because another account has logged in since the page was made (specification 6.14). */
export const otherAccount = 'other_account';

const words = byLanguage(import.meta.glob<string>('../api/words/??.ts', { eager: true, import: 'otherAccount' }));

/** How much of the end of a token the cookie of the account repeats. */
const endLength = 8;

/**
 * The cookie that names the account of a token, so that the pages of other tabs notice a login without a call. The end
 * of the token shows whether the cookie is that of the token.
 */
export const markOf = ({ token, account }: { token: string; account: string }): string =>
  `${account}.${token.slice(-endLength)}`;

/** The id of the account that is logged in now, as far as the cookies tell; only the server knows for certain. */
export const accountIn = (cookies: Pick<CookieJar, 'get'>): string | undefined => {
  const token = cookies.get('token');
  const mark = cookies.get('account');
  if (token === undefined || mark === undefined) return undefined;
  const account = mark.slice(0, mark.lastIndexOf('.'));
  return mark === markOf({ token, account }) ? account : undefined;
};

/** Whether another account than the page's is logged in now. */
export const isReplaced = ({ account }: Pick<SessionState, 'account'>, cookies: Pick<CookieJar, 'get'>): boolean => {
  const current = accountIn(cookies);
  return account !== null && current !== undefined && current !== account;
};

/** The refusal of every call of a page whose account was replaced by a login in another tab; nothing is sent. */
export const replacedAccount = (
  session: Pick<SessionState, 'account' | 'language'>,
  cookies: Pick<CookieJar, 'get'>,
): ApiError | undefined => {
  if (!isReplaced(session, cookies)) return undefined;
  const message = words[session.language];
  return { status: 409, message, body: { code: 409, message, data: { reason: otherAccount } } };
};

const key = 'caravan.other-account';

/** Loads the page again, as one of the account that is logged in now, and leaves it the reason. */
export const reloadForAccount =
  (): AppThunk =>
  (_dispatch, getState, { reload }) => {
    try {
      sessionStorage.setItem(key, words[getState().session.language]);
    } catch {
      // Without storage the page cannot say why.
    }
    reload?.();
  };

/** The reason why the page was loaded again, once. */
export const takeReloadReason = (): string | undefined => {
  try {
    const reason = sessionStorage.getItem(key) ?? undefined;
    sessionStorage.removeItem(key);
    return reason;
  } catch {
    // Storage is unavailable, so nothing was left.
    return undefined;
  }
};
