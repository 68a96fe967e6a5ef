import { sep } from 'node:path';
import { DrizzleQueryError } from 'drizzle-orm';
import type { Config } from './config.ts';
import { isConnectionLost, isDiskFull, sqlState } from './database/transactions/sql-state.ts';
import { wordsOf } from './error-words.ts';

/** Explains codes of the operating system to an operator, where the code alone says too little. */
const meanings: Readonly<Record<string, string>> = {
  ENOSPC: 'the disk is full',
  EDQUOT: 'the quota is used up',
  EROFS: 'it is read-only',
  EACCES: 'this user has no right to it',
  EPERM: 'this user has no right to it',
};

/** The code of an error of the operating system, with its meaning. */
export const codeWords = (error: unknown): string => {
  const code = error instanceof Error && 'code' in error ? String(error.code) : 'unknown';
  return meanings[code] === undefined ? code : `${code}: ${meanings[code]}`;
};

/** The file or folder of a failed system call. */
const pathOf = (error: unknown): string | undefined =>
  error instanceof Error && 'syscall' in error && 'path' in error && typeof error.path === 'string'
    ? error.path
    : undefined;

export const oneLine = (text: string): string => text.trim().replaceAll(/\s*\n\s*/g, ' ');

/** The error that drizzle wraps with the statement and its values, which say nothing to an operator. */
const reportedBy = (error: unknown): unknown =>
  error instanceof DrizzleQueryError && error.cause ? error.cause : error;

/**
 * States of a database, its disk, its rights or its connection. Other states are answers to a wrong statement, which is
 * a fault of the server.
 */
const isOperational = (state: string): boolean => /^(?:08|28|3D|53|57|58|XX|25006|42501)/.test(state);

type FailureConfig = Pick<Config, 'dataDir'>;

/** One line about a failure of the disk or of the database; undefined for another one. */
export const outsideFailure = (failure: unknown, { dataDir }: FailureConfig): string | undefined => {
  const error = reportedBy(failure);
  const path = pathOf(error);
  if (path !== undefined) {
    const variable = path === dataDir || path.startsWith(dataDir + sep) ? 'DATA_DIR: ' : '';
    return `${variable}${path} cannot be used (${codeWords(error)})`;
  }
  const state = sqlState(error);
  if (isDiskFull(error)) return oneLine(`${state ? "the database's disk" : 'a disk'} is full: ${wordsOf(error)}`);
  if (state !== undefined && isOperational(state)) return oneLine(`the database reports: ${wordsOf(error)} (${state})`);
  return isConnectionLost(error) ? oneLine(`the database does not answer: ${wordsOf(error)}`) : undefined;
};

/** One line for an operator about any failure: never a stack, and never a statement with its values. */
export const failureLine = (error: unknown, config: FailureConfig): string =>
  outsideFailure(error, config) ?? wordsOf(reportedBy(error));
