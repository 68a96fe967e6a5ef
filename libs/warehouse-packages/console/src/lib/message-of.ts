import { isApiError } from '@caravan/web-core';

/** What the server said about a failed call. */
export const messageOf = (error: unknown): string => (isApiError(error) ? error.message : '');
