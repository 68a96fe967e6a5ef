import type { BaseQueryApi } from '@reduxjs/toolkit/query';
import { isEnvelope, type Endpoint, type Envelope, type Language } from '@caravan/kernel';
import type { Environment } from '../environment/environment.ts';
import { rememberToken } from '../session/remember-token.ts';
import { isSessionCheck, loseSession } from '../session/lose-session.ts';
import { showToast } from '../store/show-toast.ts';
import type { AppDispatch, RootState } from '../store/store.ts';
import { reasonOf, type ApiError } from './api-error.ts';
import { bodyOf, pathOf, type CallParts } from './request.ts';

/** What an endpoint hands to the base query. */
export interface Call extends CallParts {
  endpoint: Endpoint;
}

type Outcome = { data: unknown } | { error: ApiError };

interface Exchange {
  outcome: Outcome;
  /** The transport's own status, which a body's code may differ from; 0 where no answer came. */
  transport: number;
}

/** Words for failures that bring no message along. */
export const unreachable: Record<Language, string> = {
  en: 'No answer from the server. Please check your connection',
  zh: '无法连接服务器，请检查网络',
};

export const headersOf = (call: Pick<CallParts, 'idempotencyKey'>, environment: Environment, language: Language): Record<string, string> => {
  const token = environment.cookies.get('token');
  return {
    accept: 'application/json',
    'client-language': language,
    ...(token ? { authorization: `Bearer ${token}` } : {}),
    ...(call.idempotencyKey ? { 'idempotency-key': call.idempotencyKey } : {}),
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

const outcomeOf = (response: Response, body: Envelope | undefined, language: Language): Outcome => {
  if (response.ok && body?.code === 200) return { data: body.data };
  const status = response.ok ? (body?.code ?? 0) : response.status;
  return { error: { status, message: body?.message ?? unreachable[language], ...(body ? { body } : {}) } };
};

const send = async (call: Call, environment: Environment, language: Language, signal: AbortSignal): Promise<Exchange> => {
  const { body, headers } = bodyOf(call.endpoint, call.body);
  let response: Response;
  try {
    response = await environment.fetch(environment.baseUrl + pathOf(call.endpoint, call), {
      method: call.endpoint.method,
      headers: { ...headersOf(call, environment, language), ...headers },
      credentials: 'include',
      signal,
      ...(body === undefined ? {} : { body }),
    });
  } catch (error) {
    if (signal.aborted) throw error;
    return { outcome: { error: { status: 0, message: unreachable[language] } }, transport: 0 };
  }
  return { outcome: outcomeOf(response, await readBody(response), language), transport: response.status };
};

/** A transport 500 is silent (storefront.md 8); so are reasons that the page shows itself, and the session check. */
const isSilent = (endpoint: Endpoint, error: ApiError, transport: number): boolean =>
  transport === 500 || (error.status === 401 && isSessionCheck(endpoint)) || (endpoint.quiet ?? []).includes(reasonOf(error) ?? '');

/**
 * The minimum delay is kept by calls that change something, where a button is busy meanwhile. Reading calls render as soon as they
 * answer, so that no page waits for a clock.
 */
const delayOf = (endpoint: Endpoint, environment: Environment): number => (endpoint.method === 'GET' ? 0 : environment.minimumDelayMs);

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** Every call of the storefront: headers, envelope, toasts and the session, as storefront.md 7 and 8 have them. */
export const baseQuery = async (call: Call, api: BaseQueryApi): Promise<Outcome> => {
  const environment = api.extra as Environment;
  const dispatch = api.dispatch as AppDispatch;
  const { language } = (api.getState() as RootState).session;

  const delay = delayOf(call.endpoint, environment);
  const [{ outcome, transport }] = await Promise.all([send(call, environment, language, api.signal), delay ? pause(delay) : undefined]);

  if ('data' in outcome) {
    dispatch(rememberToken(outcome.data));
    return outcome;
  }
  if (!isSilent(call.endpoint, outcome.error, transport)) dispatch(showToast(outcome.error.message));
  if (outcome.error.status === 401) dispatch(loseSession(call.endpoint));
  return outcome;
};
