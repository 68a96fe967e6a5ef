import type { Tx } from '@caravan/server-core';
import { deleteApiTokensOf } from '../api-tokens/api-token.repo.ts';
import { deleteChallengesOf } from '../passkeys/passkey.repo.ts';
import { endOtherSessionsOf, endSessionsOf } from '../sessions/session.repo.ts';
import { revokeLinks } from './one-time-link.repo.ts';
import { setPassword, type UserAccount } from './user-account.repo.ts';

/**
 * Sets a new password, or none, and ends what the one before has opened: all sessions except `keep`, API
 * tokens, reset links, and passkeys that are being added. Undefined for a closed account.
 */
export const replacePassword = async (
  tx: Tx,
  userId: string,
  passwordHash: string | null,
  { now, keep }: { now: Date; keep?: string },
): Promise<UserAccount | undefined> => {
  const account = await setPassword(tx, userId, passwordHash);
  if (!account) return undefined;
  // After the password: a concurrent login either fails on the new password or has already opened a session, which
  // ends here.
  if (keep === undefined) await endSessionsOf(tx, userId, now);
  else await endOtherSessionsOf(tx, { userId, sessionId: keep }, now);
  await deleteApiTokensOf(tx, userId);
  await revokeLinks(tx, userId, 'reset', now);
  await deleteChallengesOf(tx, userId);
  return account;
};
