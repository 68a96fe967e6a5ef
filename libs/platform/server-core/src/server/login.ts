import { fail, roleMayCall, type Endpoint } from '@caravan/kernel';
import type { FastifyRequest } from 'fastify';
import type { Authenticate, Session } from '../feature.ts';

/** The token of `Authorization: Bearer …`. Nothing else is ever a credential, least of all a cookie. */
export const bearerToken = (request: Pick<FastifyRequest, 'headers'>): string | undefined =>
  /^Bearer ([\x21-\x7e]{1,512})$/i.exec(request.headers.authorization ?? '')?.[1];

const sessionOf = async (request: FastifyRequest, authenticate: Authenticate): Promise<Session | null> => {
  const token = bearerToken(request);
  return token === undefined ? null : authenticate(token);
};

/** The session that a call runs under, by its descriptor's `login`: a visitor gets 401 where one is needed, the wrong role 403. */
export const logIn = async (request: FastifyRequest, endpoint: Endpoint, authenticate: Authenticate): Promise<Session | null> => {
  if (endpoint.login === 'none' || endpoint.login === 'signature') return null;
  const session = await sessionOf(request, authenticate);
  const mayCall = session !== null && roleMayCall(endpoint, session.role);
  if (endpoint.login === 'optional') return mayCall ? session : null;
  if (!session) throw fail('login_required');
  if (!mayCall) throw fail('forbidden');
  return session;
};
