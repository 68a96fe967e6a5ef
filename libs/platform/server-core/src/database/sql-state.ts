import { DrizzleQueryError } from 'drizzle-orm';

const causes = function* (error: unknown): Generator<Error & { code?: unknown }> {
  for (let current = error; current instanceof Error; current = current.cause) yield current;
};

/** PostgreSQL's five-character code of an error, also where drizzle wrapped it. */
export const sqlState = (error: unknown): string | undefined => {
  for (const { code } of causes(error)) {
    if (typeof code === 'string' && /^[0-9][0-9A-Z]{4}$/.test(code)) return code;
  }
  return undefined;
};

/** The constraint that an insert or update ran into: such as `user_email_key`. */
export const violatedConstraint = (error: unknown): string | undefined => {
  for (const cause of causes(error)) {
    if ('constraint' in cause && typeof cause.constraint === 'string') return cause.constraint;
  }
  return undefined;
};

/** No connection could be had from the pool, or a transaction lost its own. */
export class NoConnection extends Error {
  override readonly name = 'NoConnection';
}

const connectCodes = new Set(['ECONNREFUSED', 'ECONNRESET', 'ENOENT', 'EPIPE', 'ETIMEDOUT', 'ENOTFOUND', 'EAI_AGAIN']);
const lostConnection = /^Connection terminated|^Query read timeout|timeout exceeded when trying to connect|Client has encountered a connection error/;

/** The connection did not answer, and nothing more is to be expected of it. */
export const isSilent = (error: unknown): boolean => [...causes(error)].some(({ message }) => message === 'Query read timeout');

/** Besides connection exceptions: a silent transaction given up, a statement that took too long, shutting down, crashed, starting up, too many connections. */
const passing = new Set(['25P03', '57014', '57P01', '57P02', '57P03', '53300']);

/** True where the database could not be reached or went away: the caller may try again shortly. */
export const isDatabaseUnavailable = (error: unknown): boolean => {
  if (error instanceof NoConnection) return true;
  const state = sqlState(error);
  if (state) return state.startsWith('08') || passing.has(state);
  const ofQuery = error instanceof DrizzleQueryError;
  return [...causes(error)].some(
    ({ code, message }) => lostConnection.test(message) || (ofQuery && typeof code === 'string' && connectCodes.has(code)),
  );
};
