import type { Envelope, FailureBody } from '@caravan/kernel';

/**
 * Why a call failed, as RTK Query's `error`. The spec's "the body is still returned to the caller" is read as: the whole body stands
 * here, since a caller of RTK Query gets either `data` or `error`.
 */
export interface ApiError {
  /** The transport's status; the body's `code` where the transport said 200; 0 where no answer came at all. */
  status: number;
  message: string;
  /** The body as it arrived, when it was an envelope. */
  body?: Envelope;
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

export const isApiError = (error: unknown): error is ApiError =>
  isRecord(error) && typeof error['status'] === 'number' && typeof error['message'] === 'string';

/** `data` of a failed call; undefined where the body was no failure of ours. */
export const failureOf = (error: unknown): FailureBody | undefined => {
  const data = isApiError(error) ? error.body?.data : undefined;
  return isRecord(data) && typeof data['reason'] === 'string' ? (data as FailureBody) : undefined;
};

/** The reason a call failed for, such as `price_changed`. */
export const reasonOf = (error: unknown): string | undefined => failureOf(error)?.reason;
