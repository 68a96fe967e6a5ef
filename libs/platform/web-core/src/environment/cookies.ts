import type { PageCookie } from '@caravan/kernel';

/** The names of the cookies that the storefront reads and writes. */
export const cookieNames = {
  token: 'token',
  isLogin: 'is_login',
  language: 'lang',
  colorMode: 'color_mode',
  currency: 'currency',
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

/**
 * `document.cookie`. Scripts can read the session's cookies because every call sends the token in a header
 * (specification 22.2).
 */
export const browserCookies = (): CookieJar => {
  const attributes = () => `; Path=/; SameSite=Lax${location.protocol === 'https:' ? '; Secure' : ''}`;
  return {
    get: (name) => readCookie(document.cookie, name),
    set: (name, value, maxAge) => {
      document.cookie = `${name}=${encodeURIComponent(value)}; Max-Age=${maxAge}${attributes()}`;
    },
    remove: (name) => {
      document.cookie = `${name}=; Max-Age=0${attributes()}`;
    },
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
