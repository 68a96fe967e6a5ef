import type { Tx } from '@caravan/server-core';
import { deletePasskeysOf } from '../passkeys/passkey.repo.ts';
import type { AuthContext } from '../use-cases/auth-context.ts';
import { revokeLinks } from './one-time-link.repo.ts';
import { markEmailVerified } from './user-account.repo.ts';

/**
 * Confirms the e-mail of an account whose mailbox somebody has just read. Nobody had proved to own it before, so whoever
 * registered may be somebody else: what outlives that password ends. The caller replaces the password after this, which
 * also ends the session of a passkey that logs in meanwhile.
 */
export const confirmOwner = async (
  { feeds }: Pick<AuthContext, 'feeds'>,
  tx: Tx,
  userId: string,
  now: Date,
): Promise<void> => {
  await markEmailVerified(tx, userId, now);
  await revokeLinks(tx, userId, 'activation', now);
  await deletePasskeysOf(tx, userId);
  await feeds().end(tx, userId);
};
