import { vi } from 'vitest';
import { ok } from '@caravan/kernel';
import { requestCookies, type CookieName } from '../environment/cookies.ts';
import type { Environment } from '../environment/environment.ts';
import { newSession } from '../store/session.slice.ts';

/** The state of a logged-in shopper's session at the start. */
export const loggedInSession = newSession({ isLogin: true });

export type Answer = () => Response | Promise<Response>;

/** A 200 with data in its envelope. */
export const answers =
  (data: unknown): Answer =>
  () =>
    Response.json(ok(data));

/** A failure with its body, under the given HTTP status. */
export const fails =
  (status: number, reason: string, message: string, transport = status, extra: object = {}): Answer =>
  () =>
    Response.json({ code: status, message, data: { reason, ...extra } }, { status: transport });

/** An environment that answers calls by path and records them. */
export const fakeEnvironment = (
  routes: Record<string, Answer> = {},
  cookies: Partial<Record<CookieName, string>> = {},
) => {
  const fetch = vi.fn<Environment['fetch']>(async (url, init) => {
    const answer = routes[`${init.method} ${url}`];
    if (!answer) throw new TypeError(`no answer for ${init.method} ${url}`);
    return answer();
  });
  const environment: Environment = {
    baseUrl: '',
    fetch,
    cookies: requestCookies(cookies),
    minimumDelayMs: 0,
    isServer: false,
  };
  const calls = () => fetch.mock.calls.map(([url, init]) => `${init.method} ${url}`);
  const headersOf = (index: number) => new Headers(fetch.mock.calls[index]?.[1].headers);
  return { environment, fetch, calls, headersOf };
};
