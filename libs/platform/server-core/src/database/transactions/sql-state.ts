import { DrizzleQueryError } from 'drizzle-orm';

const causes = function* (error: unknown): Generator<Error & { code?: unknown }> {
  for (let current = error; current instanceof Error; current = current.cause) yield current;
};

/** PostgreSQL's five-character code of an error or of one of its causes, because drizzle wraps errors. */
export const sqlState = (error: unknown): string | undefined => {
  for (const { code } of causes(error)) {
    if (typeof code === 'string' && /^[0-9][0-9A-Z]{4}$/.test(code)) return code;
  }
  return undefined;
};

/** The name of the constraint that a statement violated, such as `user_email_key`. */
export const violatedConstraint = (error: unknown): string | undefined => {
  for (const cause of causes(error)) {
    if ('constraint' in cause && typeof cause.constraint === 'string') return cause.constraint;
  }
  return undefined;
};

/** The pool has no connection, or a transaction lost its connection. */
export class NoConnection extends Error {
  override readonly name = 'NoConnection';
}

const connectCodes = new Set(['ECONNREFUSED', 'ECONNRESET', 'ENOENT', 'EPIPE', 'ETIMEDOUT', 'ENOTFOUND', 'EAI_AGAIN']);
/** The words of pg, and those of pg-boss about the connection on which it listens for jobs. */
const lostConnection =
  /^Connection terminated|^Query read timeout|timeout exceeded when trying to connect|Client has encountered a connection error|^LISTEN\/NOTIFY (connection ended|heartbeat timed out)/;

/** True if a connection did not answer in time. */
export const isSilent = (error: unknown): boolean =>
  [...causes(error)].some(({ message }) => message === 'Query read timeout');

/**
 * Idle transaction ended, statement timeout, shutting down, crashed, starting up, no memory for locks or results, too many
 * connections. Class 08 is checked separately.
 */
const passing = new Set(['25P03', '57014', '57P01', '57P02', '57P03', '53200', '53300']);

/** True if the database could not be reached or disappeared. The caller may retry soon. */
export const isDatabaseUnavailable = (error: unknown): boolean => {
  if ([...causes(error)].some((cause) => cause instanceof NoConnection)) return true;
  const state = sqlState(error);
  if (state) return state.startsWith('08') || passing.has(state);
  const ofQuery = error instanceof DrizzleQueryError;
  return [...causes(error)].some(
    ({ code, message }) =>
      lostConnection.test(message) || (ofQuery && typeof code === 'string' && connectCodes.has(code)),
  );
};

/** True if an error of a connection itself means that the database is unreachable. The error may be a plain object. */
export const isConnectionLost = (error: unknown): boolean => {
  if (typeof error !== 'object' || error === null) return false;
  const code: unknown = Reflect.get(error, 'code');
  const message = String(Reflect.get(error, 'message') ?? '');
  const known = typeof code === 'string' && (connectCodes.has(code) || passing.has(code) || code.startsWith('08'));
  return (
    known ||
    lostConnection.test(message) ||
    isDatabaseUnavailable(error) ||
    (error instanceof AggregateError && error.errors.some(isConnectionLost))
  );
};

/** serialization_failure and deadlock_detected: PostgreSQL rolled back, and another try may succeed. */
const collisions = new Set(['40001', '40P01']);

/** True if a statement collided with those of others. */
export const isCollision = (error: unknown): boolean => collisions.has(sqlState(error) ?? '');

/** True if the role lacks the right for a statement: PostgreSQL's `insufficient_privilege`. */
export const isForbidden = (error: unknown): boolean => sqlState(error) === '42501';

/** PostgreSQL's `disk_full`, and the codes of a file system without space or beyond a quota. */
const fullCodes: ReadonlySet<unknown> = new Set(['53100', 'ENOSPC', 'EDQUOT']);

/** True if a write failed because a disk is full, either the database's or ours. */
export const isDiskFull = (error: unknown): boolean => [...causes(error)].some(({ code }) => fullCodes.has(code));
