import type { PageRequest } from '@caravan/kernel';
import { requestCookies } from './cookies.ts';
import type { Environment } from './environment.ts';

/** The environment of one page request: calls stay in the process, the token is the request's. */
export const serverEnvironment = (request: Pick<PageRequest, 'fetch' | 'token'>): Environment => ({
  baseUrl: '/v1',
  fetch: request.fetch,
  cookies: requestCookies(request.token ? { token: request.token, is_login: '1' } : {}),
  minimumDelayMs: 0,
  isServer: true,
});
