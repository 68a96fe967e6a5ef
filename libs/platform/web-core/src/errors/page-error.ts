import { ownPath } from '@caravan/kernel';
import { data, isRouteErrorResponse, redirect } from 'react-router-dom';

/** The data of the error page. */
export interface ShownError {
  status: number;
  message: string;
  /** Identifies the failed request in the log; only with an unexpected failure. */
  requestId?: string;
}

type Loose = Record<string, unknown>;

const asRecord = (value: unknown): Loose => (typeof value === 'object' && value !== null ? (value as Loose) : {});

const statusIn = (candidates: unknown[]): number | undefined =>
  candidates.find(
    (status): status is number =>
      typeof status === 'number' && Number.isInteger(status) && status >= 400 && status <= 599,
  );

/**
 * The status from `statusCode`, `status` or the response's status, otherwise 500, and the message of a call or of a
 * loader (specification 21.5). The message of an exception is for developers, so the page shows its own text.
 */
export const errorOf = (error: unknown): ShownError => {
  const thrown = asRecord(error);
  const status = statusIn([thrown['statusCode'], thrown['status'], asRecord(thrown['response'])['status']]) ?? 500;
  const carried = isRouteErrorResponse(error) ? asRecord(error.data)['message'] : undefined;
  const message = error instanceof Error ? '' : (carried ?? thrown['message']);
  const requestId = asRecord(thrown['data'])['requestId'] ?? asRecord(asRecord(thrown['body'])['data'])['request_id'];
  return {
    status,
    message: typeof message === 'string' ? message : '',
    ...(typeof requestId === 'string' ? { requestId } : {}),
  };
};

/** Thrown by a loader or guard: shows the error page with this status (404: the not-found page). */
export const pageError = (status: number, message = '', requestId?: string) => data({ message, requestId }, { status });

/** Thrown by a loader whose call failed: the call's status, message and request id; 503 if there was no answer. */
export const callError = (error: { status: number; message: string } | undefined) =>
  pageError(error?.status || 503, error?.message, errorOf(error).requestId);

/**
 * Thrown by a loader or guard: redirects to another page of this site; on the server a 302, or a 303 after a posted
 * form. Home for an address that is not a path of this site.
 */
export const redirectTo = (path: string, status: 302 | 303 = 302): Response => redirect(ownPath(path) ?? '/', status);

/** Whether a loader threw a response intentionally (`pageError`, `redirectTo`), not a failure. */
export const isThrownAnswer = (error: unknown): boolean =>
  error instanceof Response || isRouteErrorResponse(error) || asRecord(error)['type'] === 'DataWithResponseInit';
