import { isApiError } from '@caravan/web-core';

/** The server's words about a failed call. */
export const messageOf = (error: unknown): string => (isApiError(error) ? error.message : '');

/**
 * Whether a failed call says nothing about what was asked: no network, a session that has ended, a server that fails
 * or is busy.
 */
export const isUnanswered = (error: unknown): boolean =>
  error !== undefined &&
  (!isApiError(error) || error.status === 0 || error.status === 401 || error.status === 429 || error.status >= 500);
