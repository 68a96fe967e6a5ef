import type { PageRequest } from '@caravan/kernel';
import { browserCookies, type CookieJar, requestCookies, type RequestCookies, type SessionPlace } from './cookies.ts';

/** A refused call with what it sent. */
export interface RefusedCall {
  /** The refusal's data, with its reason. */
  data: Readonly<Record<string, unknown>>;
  params?: Readonly<Record<string, string>>;
  body?: unknown;
}

/** The environment of the store's calls; the browser makes one, the server makes one for each request. */
export interface Environment {
  /** The base address of the API, without a trailing slash. */
  baseUrl: string;
  fetch: (url: string, init: RequestInit) => Promise<Response>;
  cookies: CookieJar;
  /**
   * The minimum time of a mutation in ms, so that its busy state does not flicker (specification 20.4); 0 on the server.
   */
  minimumDelayMs: number;
  /** True while the server renders: toasts are skipped, and the store ends with the answer. */
  isServer: boolean;
  /** Identifies the page request in the server's log. */
  requestId?: string;
  /** Asks for a code of the second factor after a call that needed a recent one; set by the console's layout. */
  askForCode?: () => void;
  /** Offers to ask a colleague after a step that needs a second person; set by the console's layout. */
  askForApproval?: (refused: RefusedCall) => void;
  /** Leads to login and back if the page in view needs a session; set once the router exists. */
  requireLogin?: () => void;
  /** Loads the page again; absent on the server. */
  reload?: () => void;
}

/** The default minimum time of a mutation (specification 20.4). */
const minimumDelayMs = 200;

export const browserEnvironment = (session?: SessionPlace): Environment => ({
  baseUrl: '/v1',
  fetch: (url, init) => fetch(url, init),
  cookies: browserCookies(session),
  minimumDelayMs,
  isServer: false,
  reload: () => location.reload(),
});

/** The environment of one page request: calls stay in the process and use the request's token. */
export const serverEnvironment = (
  request: Pick<PageRequest, 'id' | 'fetch' | 'token'>,
): Environment & { cookies: RequestCookies } => ({
  baseUrl: '/v1',
  fetch: request.fetch,
  cookies: requestCookies(request.token ? { token: request.token, is_login: '1' } : {}),
  minimumDelayMs: 0,
  isServer: true,
  requestId: request.id,
});
