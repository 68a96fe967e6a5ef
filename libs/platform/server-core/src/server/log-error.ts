import { DrizzleQueryError } from 'drizzle-orm';

export interface LoggedError {
  type: string;
  message: string;
  stack: string;
  code?: string | undefined;
  cause?: LoggedError | undefined;
}

const deepest = 5;

/** Messages without the values of a query, which are people's data and secrets: drizzle's ends with all of them, PostgreSQL quotes a wrong one. */
const messageOf = (error: Error, code: string | undefined): string => {
  if (error instanceof DrizzleQueryError) return `Failed query: ${error.query}`;
  const isDataException = code !== undefined && /^22[0-9A-Z]{3}$/.test(code);
  return isDataException ? error.message.replaceAll(/"[^"]*"/g, '"…"') : error.message;
};

/**
 * What the log keeps of an error. Never the object as it is: errors of drivers carry whole connections, requests and parameters with them.
 */
export const logError = (error: unknown, depth = 0): LoggedError => {
  if (!(error instanceof Error)) return { type: typeof error, message: String(error), stack: '' };
  const code = 'code' in error && typeof error.code === 'string' ? error.code : undefined;
  const message = messageOf(error, code);
  return {
    type: error.name,
    message,
    stack: (error.stack ?? '').replace(error.message, () => message),
    ...(code ? { code } : {}),
    ...(error.cause !== undefined && depth < deepest ? { cause: logError(error.cause, depth + 1) } : {}),
  };
};
