import type { Tx } from '@caravan/server-core';
import { attemptKeys } from '../domain/attempt-rules.ts';
import type { AuthContext } from './auth-context.ts';

/** Guesses at a password that is no more say nothing about the new one. */
export const forgetGuesses = ({ attempts }: Pick<AuthContext, 'attempts'>, tx: Tx, email: string): Promise<void> =>
  attempts.clear(tx, ...[true, false].flatMap((familiar) => [attemptKeys.account(email, familiar), attemptKeys.link('reset', email, familiar)]));
