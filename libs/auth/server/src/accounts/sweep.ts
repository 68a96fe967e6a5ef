import { day } from '@caravan/kernel';
import { defineJob } from '@caravan/server-core';
import { deleteApiTokensExpiredBefore } from '../api-tokens/api-token.repo.ts';
import { deleteLoginCodesExpiredBefore } from '../login-codes/login-code.repo.ts';
import { deleteChallengesExpiredBefore } from '../passkeys/passkey.repo.ts';
import { deleteLinksExpiredBefore } from './one-time-link.repo.ts';
import { deleteSessionsExpiredBefore } from '../sessions/session.repo.ts';
import type { AuthContext } from '../use-cases/auth-context.ts';

export const sweepJob = defineJob()({ name: 'auth.sweep', cron: '17 * * * *' });

/**
 * Sessions and used links stay for a month after their end, because they tell which addresses an account is used from.
 */
const keptFor = 30 * day;

/** Deletes old sessions, links and API tokens, and the codes and challenges that no longer work. */
export const sweep = async ({ db, clock }: Pick<AuthContext, 'db' | 'clock'>): Promise<void> => {
  const now = clock();
  const before = new Date(now.getTime() - keptFor);
  await deleteSessionsExpiredBefore(db, before);
  await deleteLinksExpiredBefore(db, before);
  await deleteApiTokensExpiredBefore(db, before);
  await deleteLoginCodesExpiredBefore(db, now);
  await deleteChallengesExpiredBefore(db, now);
};
