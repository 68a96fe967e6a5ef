import { isApiError } from '@caravan/web-core';

/** A clerk with a parcel in the hands waits no longer for a lookup, in ms. */
const patienceMs = 5000;

/** The answer of a query; an aborted one after the patience has ended, because a broken network may never answer. */
export const answerOf = async <Result>(query: Promise<Result> & { abort: () => void }): Promise<Result> => {
  const timer = setTimeout(() => query.abort(), patienceMs);
  try {
    return await query;
  } finally {
    clearTimeout(timer);
  }
};

/** Statuses of proxies and of a browser without a network: the call did not reach the server. */
const unreachable: ReadonlySet<number> = new Set([0, 502, 503, 504]);

/** Stands for the answer of a call that is not made, because the browser knows of no network. */
export const offline = { data: undefined, error: { status: 0, message: '' } };

/** Whether a failure says nothing about the call itself. */
export const isUnreachable = (error: unknown): boolean =>
  error !== undefined && (!isApiError(error) || unreachable.has(error.status));
