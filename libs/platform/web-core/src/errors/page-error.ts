import { data, isRouteErrorResponse, redirect } from 'react-router-dom';

/** What the error page shows. */
export interface ShownError {
  status: number;
  message: string;
}

type Loose = Record<string, unknown>;

const asRecord = (value: unknown): Loose => (typeof value === 'object' && value !== null ? (value as Loose) : {});

const statusIn = (candidates: unknown[]): number | undefined =>
  candidates.find((status): status is number => typeof status === 'number' && Number.isInteger(status) && status >= 400 && status <= 599);

/** Status from `statusCode`, `status` or the response's status, 500 when nothing says so, and the message (storefront.md 8). */
export const errorOf = (error: unknown): ShownError => {
  const thrown = asRecord(error);
  const status = statusIn([thrown['statusCode'], thrown['status'], asRecord(thrown['response'])['status']]) ?? 500;
  const carried = isRouteErrorResponse(error) ? asRecord(error.data)['message'] : undefined;
  const message = [carried, thrown['message'], thrown['statusText']].find((text): text is string => typeof text === 'string' && text !== '');
  return { status, message: message ?? '' };
};

/** Thrown by a loader or guard: shows the error page (404: the not-found page) with this status. */
export const pageError = (status: number, message = '') => data({ message }, { status });

/** Thrown by a loader or guard: leads to another page of this site; on the server a 302. */
export const redirectTo = (path: string): Response => redirect(path);

/** Whether a loader threw an answer on purpose (`pageError`, `redirectTo`) and not a failure. */
export const isThrownAnswer = (error: unknown): boolean =>
  error instanceof Response || isRouteErrorResponse(error) || asRecord(error)['type'] === 'DataWithResponseInit';
