import { accountHeader, activityHeader, apiTokenPrefix, fail, mayCall, type Endpoint } from '@caravan/kernel';
import type { FastifyRequest } from 'fastify';
import type { Authenticate, Session } from '../feature.ts';
import { sessionOfPage } from '../pages/in-process-fetch.ts';

/**
 * The token of `Authorization: Bearer …`. No other credential is accepted: a cookie would allow forged requests from
 * other sites.
 */
export const bearerToken = (request: Pick<FastifyRequest, 'headers'>): string | undefined =>
  /^Bearer ([\x21-\x7e]{1,512})$/i.exec(request.headers.authorization ?? '')?.[1];

/** A token in the form of a personal API token. No session has one. */
const apiToken = (request: FastifyRequest): string | undefined => {
  const token = bearerToken(request);
  return token?.startsWith(apiTokenPrefix) ? token : undefined;
};

/**
 * Returns who a personal API token speaks for. A call without a scope is refused for every token, whether it is live or
 * not. Unknown, expired and revoked tokens get the same answer.
 */
const apiTokenSession = async (endpoint: Endpoint, token: string, authenticate: Authenticate): Promise<Session> => {
  if (!endpoint.scope) throw fail('token_scope_missing');
  const session = await authenticate(token);
  if (!session?.scopes) throw fail('token_invalid');
  if (!session.scopes.includes(endpoint.scope) || !mayCall(endpoint, session)) throw fail('token_scope_missing');
  return session;
};

/** A stream stays open without anybody at the console. A change is somebody's, whatever the browser says. */
const isBackground = ({ headers }: FastifyRequest, { method, stream }: Endpoint): boolean =>
  stream === true || (method === 'GET' && headers[activityHeader] === 'background');

const sessionOf = async (
  request: FastifyRequest,
  endpoint: Endpoint,
  authenticate: Authenticate,
): Promise<Session | null> => {
  const token = bearerToken(request);
  const find = (one: string) => authenticate(one, { background: isBackground(request, endpoint) });
  const session = token === undefined ? null : await sessionOfPage(request, token, () => find(token));
  const pageOf = request.headers[accountHeader];
  // All tabs of a browser send the token of the latest login, also those that show what another account left there.
  if (session && pageOf !== undefined && pageOf !== session.userId) throw fail('other_account');
  return session;
};

/** An optional session without the required second factor counts only where it may be used. */
const mayUse = (endpoint: Endpoint, session: Session): boolean =>
  mayCall(endpoint, session) && (!session.mustEnrol || endpoint.enrolment === true);

/**
 * Returns the session of a call by its descriptor's `login`. Throws 401 if a session is required and missing, 409 if it
 * is of another account than the calling page, 403 for a wrong role, a missing second factor, or a personal API token
 * that may not make the call.
 */
export const logIn = async (
  request: FastifyRequest,
  endpoint: Endpoint,
  authenticate: Authenticate,
): Promise<Session | null> => {
  const token = apiToken(request);
  if (token !== undefined) return apiTokenSession(endpoint, token, authenticate);
  if (endpoint.login === 'none' || endpoint.login === 'signature') return null;
  const session = await sessionOf(request, endpoint, authenticate);
  if (endpoint.login === 'optional') return session && mayUse(endpoint, session) ? session : null;
  if (!session) throw fail('login_required');
  if (!mayCall(endpoint, session)) throw fail('forbidden');
  if (session.mustEnrol && !endpoint.enrolment) throw fail('second_factor_required');
  if (session.mustConfirm && endpoint.confirm) throw fail('confirm_needed');
  return session;
};
