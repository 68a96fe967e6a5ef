import type { PageCookie } from '@caravan/kernel';

/** The names of the cookies that the storefront reads and writes. */
export const cookieNames = {
  token: 'token',
  isLogin: 'is_login',
  account: 'account',
  language: 'lang',
  colorMode: 'color_mode',
  currency: 'currency',
  country: 'country',
} as const;

export type CookieName = (typeof cookieNames)[keyof typeof cookieNames];

export interface CookieJar {
  get: (name: CookieName) => string | undefined;
  /** `maxAge` in seconds. */
  set: (name: CookieName, value: string, maxAge: number) => void;
  remove: (name: CookieName) => void;
}

/** Reads one value of a `Cookie` header or of `document.cookie`. */
export const readCookie = (header: string, name: string): string | undefined => {
  const pair = header.split(/;\s*/).find((part) => part.startsWith(`${name}=`));
  if (!pair) return undefined;
  const value = pair.slice(name.length + 1);
  try {
    return decodeURIComponent(value);
  } catch {
    return value;
  }
};

/** Where an app keeps its session, if it shares its origin with the storefront's. */
export interface SessionPlace {
  /** Stands before the names of the session's cookies. */
  prefix: string;
  path: string;
  sameSite: 'Lax' | 'Strict';
  /** The longest life of the session's cookies in seconds. */
  maxAge: number;
}

const storefrontSession: SessionPlace = { prefix: '', path: '/', sameSite: 'Lax', maxAge: Infinity };

const ofSession: readonly CookieName[] = [cookieNames.token, cookieNames.isLogin, cookieNames.account];
const isOfSession = (name: CookieName): boolean => ofSession.includes(name);

/**
 * `document.cookie`. Scripts can read the session's cookies because every call sends the token in a header
 * (specification 22.2).
 */
export const browserCookies = (session: SessionPlace = storefrontSession): CookieJar => {
  const placeOf = (name: CookieName): SessionPlace => (isOfSession(name) ? session : storefrontSession);
  const write = (name: CookieName, value: string, maxAge: number): void => {
    const { prefix, path, sameSite, maxAge: longest } = placeOf(name);
    const secure = location.protocol === 'https:' ? '; Secure' : '';
    document.cookie =
      `${prefix}${name}=${encodeURIComponent(value)}; Max-Age=${Math.min(maxAge, longest)}; Path=${path}; ` +
      `SameSite=${sameSite}${secure}`;
  };
  return {
    get: (name) => readCookie(document.cookie, placeOf(name).prefix + name),
    set: write,
    remove: (name) => write(name, '', 0),
  };
};

/** The cookies of one server request. */
export interface RequestCookies extends CookieJar {
  /** The cookies that the request has set, for the answer to a posted form. */
  added: () => PageCookie[];
}

/** Changes last as long as the request, unless its answer sends them. */
export const requestCookies = (initial: Partial<Record<CookieName, string>>): RequestCookies => {
  const jar = new Map<CookieName, string>();
  const added = new Map<CookieName, PageCookie>();
  for (const name of Object.values(cookieNames)) {
    const value = initial[name];
    if (value !== undefined) jar.set(name, value);
  }
  return {
    get: (name) => jar.get(name),
    set: (name, value, maxAge) => {
      jar.set(name, value);
      added.set(name, { name, value, maxAge });
    },
    remove: (name) => {
      jar.delete(name);
      added.delete(name);
    },
    added: () => [...added.values()],
  };
};
