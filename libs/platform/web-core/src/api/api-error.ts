import type { Envelope, FailureBody } from '@caravan/kernel';

/**
 * The error of a failed call in RTK Query. The specification's "the body is still returned to the caller" means that
 * the error contains the whole body, because a caller of RTK Query gets either `data` or `error`.
 */
export interface ApiError {
  /** The HTTP status; the body's `code` if the HTTP status is 200; 0 without an answer. */
  status: number;
  message: string;
  /** The body, if it is an envelope. */
  body?: Envelope;
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

export const isApiError = (error: unknown): error is ApiError =>
  isRecord(error) && typeof error['status'] === 'number' && typeof error['message'] === 'string';

/** `data` of a failed call; undefined if the body is not an envelope of a failure. */
export const failureOf = (error: unknown): FailureBody | undefined => {
  const data = isApiError(error) ? error.body?.data : undefined;
  return isRecord(data) && typeof data['reason'] === 'string' ? (data as FailureBody) : undefined;
};

/** The reason why a call failed, such as `price_changed`. */
export const reasonOf = (error: unknown): string | undefined => failureOf(error)?.reason;
