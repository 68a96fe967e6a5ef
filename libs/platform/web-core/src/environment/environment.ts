import type { CookieJar } from './cookies.ts';

/** What the store's calls need from the place they run in; the browser makes one, the server one for each request. */
export interface Environment {
  /** Where the API stands, without a trailing slash. */
  baseUrl: string;
  fetch: (url: string, init: RequestInit) => Promise<Response>;
  cookies: CookieJar;
  /** Least time in ms that a changing call takes, so that its busy state does not flicker (storefront.md 9); 0 on the server. */
  minimumDelayMs: number;
  /** True while the server renders: nobody sees a toast, and the store ends with the answer. */
  isServer: boolean;
  /** Leads to login, and back afterwards, when the page in view needs a session; set once there is a router. */
  requireLogin?: () => void;
}
