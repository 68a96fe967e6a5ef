import {
  commonReasons,
  fail,
  Failure,
  failureMessage,
  reasonText,
  type CommonReason,
  type Envelope,
  type FailureBody,
  type Language,
  type ReasonTable,
} from '@caravan/kernel';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { isDatabaseUnavailable, sqlState } from '../database/sql-state.ts';
import { FilesUnavailable } from '../files/files-unavailable.ts';
import { languageOf } from './request-context.ts';
import { fieldReasons, InvalidInput } from './validation.ts';

/** What Fastify and its plugins refuse before a handler runs. */
const reasonOfStatus: Record<number, CommonReason> = {
  401: 'login_required',
  403: 'forbidden',
  404: 'not_found',
  405: 'not_found',
  406: 'unsupported_media_type',
  413: 'too_large',
  415: 'unsupported_media_type',
  429: 'too_many_requests',
  503: 'unavailable',
};

/** Text that slipped through as far as PostgreSQL, which cannot keep it: NUL, half a surrogate pair. */
const unkeepable = new Set(['22021', '22P05']);

const retrySoon = { 'Retry-After': '2' };

/** The failure that an error means, or undefined where nobody foresaw it. */
export const failureOf = (error: unknown): Failure | undefined => {
  if (error instanceof Failure) return error;
  if (error instanceof InvalidInput) return error.part === 'params' ? fail('not_found') : fail('invalid', { fields: fieldReasons(error) });
  if (isDatabaseUnavailable(error) || error instanceof FilesUnavailable) return fail('unavailable', {}, retrySoon);
  if (unkeepable.has(sqlState(error) ?? '')) return fail('invalid', { fields: {} });
  const status = error instanceof Error && 'statusCode' in error ? (error as FastifyError).statusCode : undefined;
  if (status === undefined || (status >= 500 && status !== 503) || status < 400) return undefined;
  return fail(reasonOfStatus[status] ?? 'bad_request', {}, status === 503 ? retrySoon : {});
};

const isTextTable = (value: unknown): value is Record<string, string> => typeof value === 'object' && value !== null;

/** A failure's envelope in one language; its fields' reasons become words. */
export const failureEnvelope = (failure: Failure, language: Language, reasons: ReasonTable = {}): Envelope<FailureBody> => {
  const { definition, reason, data } = failure;
  const { fields, ...further } = data;
  const words = isTextTable(fields)
    ? Object.fromEntries(Object.entries(fields).map(([name, message]) => [name, reasonText(message, language, reasons)]))
    : undefined;
  return {
    code: definition.status,
    message: failureMessage(failure, language),
    data: { reason, ...(words ? { fields: words } : {}), ...further },
  };
};

/** An error nobody foresaw says nothing but where to find it in the log. */
export const internalEnvelope = (requestId: string, language: Language): Envelope<FailureBody> => ({
  code: 500,
  message: commonReasons.internal[language],
  data: { reason: 'internal', request_id: requestId },
});

/** The one place where errors become answers. */
export const answerError = (error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply => {
  const language = languageOf(request);
  const failure = failureOf(error);
  reply.type('application/json; charset=utf-8').header('cache-control', 'no-store').serializer(JSON.stringify);
  if (!failure) {
    request.log.error({ id: request.id, err: error }, 'unexpected error');
    return reply.code(500).send(internalEnvelope(request.id, language));
  }
  if (failure.definition.status === 503) request.log.warn({ id: request.id, err: error }, 'unavailable');
  return reply
    .code(failure.definition.status)
    .headers(failure.headers)
    .send(failureEnvelope(failure, language, request.routeOptions.config.reasons));
};
