import type { BaseQueryApi } from '@reduxjs/toolkit/query';
import { accountHeader, byLanguage, isEnvelope, type Endpoint, type Envelope, type Language } from '@caravan/kernel';
import type { Environment } from '../environment/environment.ts';
import { replacedAccount } from '../session/other-account.ts';
import type { SessionState } from '../store/session.slice.ts';
import type { RootState } from '../store/store.ts';
import type { ApiError } from './api-error.ts';
import { bodyOf, pathOf, type CallParts } from './request.ts';

/** The argument that an endpoint passes to the base query. */
export interface Call extends CallParts {
  endpoint: Endpoint;
}

/** The facts of a finished call for the store's listeners. */
export interface CallMeta {
  endpoint: Endpoint;
  /** The HTTP status, which can differ from the body's code; 0 without an answer. */
  transport: number;
}

type Outcome = { data: unknown; meta: CallMeta } | { error: ApiError; meta: CallMeta };

/** The texts for failures without a message; they are part of the first load, because nothing loads without a server. */
export const unreachable = byLanguage(
  import.meta.glob<string>('./words/??.ts', { eager: true, import: 'unreachable' }),
);

export const headersOf = (
  call: Pick<CallParts, 'idempotencyKey' | 'version'>,
  environment: Pick<Environment, 'cookies'>,
  { account, language }: Pick<SessionState, 'account' | 'language'>,
): Record<string, string> => {
  const token = environment.cookies.get('token');
  return {
    accept: 'application/json',
    'client-language': language,
    ...(token ? { authorization: `Bearer ${token}` } : {}),
    ...(token && account !== null ? { [accountHeader]: account } : {}),
    ...(call.idempotencyKey ? { 'idempotency-key': call.idempotencyKey } : {}),
    ...(call.version === undefined ? {} : { 'if-match': `"${call.version}"` }),
  };
};

export const readBody = async (response: Response): Promise<Envelope | undefined> => {
  try {
    const body: unknown = await response.json();
    return isEnvelope(body) ? body : undefined;
  } catch {
    return undefined;
  }
};

/** The error of an answer that is no success. */
export const errorIn = (response: Response, body: Envelope | undefined, language: Language): ApiError => ({
  status: response.ok ? (body?.code ?? 0) : response.status,
  message: body?.message ?? unreachable[language],
  ...(body ? { body } : {}),
});

const send = async (
  call: Call,
  environment: Environment,
  session: SessionState,
  signal: AbortSignal,
): Promise<Outcome> => {
  const { endpoint } = call;
  const { language } = session;
  const replaced = replacedAccount(session, environment.cookies);
  if (replaced) return { error: replaced, meta: { endpoint, transport: 0 } };
  const { body: sent, headers } = bodyOf(endpoint, call.body);
  let response: Response;
  try {
    response = await environment.fetch(environment.baseUrl + pathOf(endpoint, call), {
      method: endpoint.method,
      headers: { ...headersOf(call, environment, session), ...headers },
      credentials: 'include',
      signal,
      ...(sent === undefined ? {} : { body: sent }),
    });
  } catch {
    return { error: { status: 0, message: unreachable[language] }, meta: { endpoint, transport: 0 } };
  }
  const body = await readBody(response);
  const meta = { endpoint, transport: response.status };
  return response.ok && body?.code === 200
    ? { data: body.data, meta }
    : { error: errorIn(response, body, language), meta };
};

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/**
 * Sends one call and reads its envelope. The store's listeners (`store/listeners.ts`) handle toasts and sessions. A
 * mutation takes at least the minimum delay, so that a button's busy state does not flicker; a query returns at once.
 */
export const baseQuery = async (call: Call, api: BaseQueryApi): Promise<Outcome> => {
  const environment = api.extra as Environment;
  const { session } = api.getState() as RootState;
  const delay = call.endpoint.method === 'GET' ? 0 : environment.minimumDelayMs;
  const [outcome] = await Promise.all([send(call, environment, session, api.signal), delay ? pause(delay) : undefined]);
  return outcome;
};
