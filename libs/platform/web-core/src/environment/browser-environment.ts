import { browserCookies } from './cookies.ts';
import type { Environment } from './environment.ts';

/** Default least duration of a changing call (storefront.md 9). */
export const minimumDelayMs = 200;

export const browserEnvironment = (): Environment => ({
  baseUrl: '/v1',
  fetch: (url, init) => fetch(url, init),
  cookies: browserCookies(),
  minimumDelayMs,
  isServer: false,
});
