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
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod';
import { isAccountClosed } from '../../accounts/open-account.ts';
import { isRoleMissing } from '../../audit/staff-action.ts';
import { isCollision, isDatabaseUnavailable, isDiskFull } from '../../database/transactions/sql-state.ts';
import { FilesFull, FilesUnavailable } from '../../files/files.ts';
import type { Outages } from '../../outages.ts';
import { languageOf } from '../request-context.ts';
import { refusedValue, valueError } from '../bodies/refused-value.ts';
import { validationFailure } from '../bodies/validation.ts';

/** Refusals by Fastify and its plugins before a handler runs. */
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

const retrySoon = { 'Retry-After': '2' };

/**
 * Returns the failure that corresponds to an error, or undefined for an unexpected error. The request names the field
 * of a refused value.
 */
export const failureOf = (error: unknown, request?: FastifyRequest): Failure | undefined => {
  if (error instanceof Failure) return error;
  if (hasZodFastifySchemaValidationErrors(error)) return validationFailure(error);
  if (isDiskFull(error) || error instanceof FilesFull) return fail('storage_full', {}, { 'Retry-After': '30' });
  if (isDatabaseUnavailable(error) || error instanceof FilesUnavailable) return fail('unavailable', {}, retrySoon);
  // All tries collided with other transactions, as they may under load.
  if (isCollision(error)) return fail('unavailable', {}, retrySoon);
  if (isAccountClosed(error)) return fail('login_required');
  if (isRoleMissing(error)) return fail('forbidden');
  const refused = valueError(error);
  if (refused) return refusedValue(refused, request);
  const status = error instanceof Error && 'statusCode' in error ? (error as FastifyError).statusCode : undefined;
  if (status === undefined || (status >= 500 && status !== 503) || status < 400) return undefined;
  return fail(reasonOfStatus[status] ?? 'bad_request', {}, status === 503 ? retrySoon : {});
};

const isTextTable = (value: unknown): value is Record<string, string> => typeof value === 'object' && value !== null;

/** Makes a failure's envelope in one language. The reasons of fields become texts. */
const failureEnvelope = (failure: Failure, language: Language, reasons: ReasonTable = {}): Envelope<FailureBody> => {
  const { definition, reason, data } = failure;
  const { fields, ...further } = data;
  const words = isTextTable(fields)
    ? Object.fromEntries(
        Object.entries(fields).map(([name, message]) => [name, reasonText(message, language, reasons)]),
      )
    : undefined;
  return {
    code: definition.status,
    message: failureMessage(failure, language),
    data: { reason, ...(words ? { fields: words } : {}), ...further },
  };
};

/** For an unexpected error the caller gets only the request id, which identifies the log entry. */
const internalEnvelope = (requestId: string, language: Language): Envelope<FailureBody> => ({
  code: 500,
  message: commonReasons.internal.text[language],
  data: { reason: 'internal', request_id: requestId },
});

export type ErrorHandler = (error: unknown, request: FastifyRequest, reply: FastifyReply) => FastifyReply;

/** Converts all errors to answers. */
export const errorHandler =
  (outages: Outages): ErrorHandler =>
  (error, request, reply) => {
    const language = languageOf(request);
    const failure = failureOf(error, request);
    reply.type('application/json; charset=utf-8').header('cache-control', 'no-store');
    if (!failure) {
      request.log.error({ err: error }, 'unexpected error');
      return reply.code(500).send(internalEnvelope(request.id, language));
    }
    outages.report(error);
    if (failure.reason === 'storage_full' && failure !== error)
      request.log.error({ err: error }, 'no space left to save');
    return reply
      .code(failure.definition.status)
      .headers(failure.headers)
      .send(failureEnvelope(failure, language, request.routeOptions.config.reasons));
  };
