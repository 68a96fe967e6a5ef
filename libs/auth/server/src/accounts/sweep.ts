import { day } from '@caravan/kernel';
import { defineJob } from '@caravan/server-core';
import { deleteApiTokensExpiredBefore } from '../api-tokens/api-token.repo.ts';
import { deleteLinksExpiredBefore } from './one-time-link.repo.ts';
import { deleteSessionsExpiredBefore } from '../sessions/session.repo.ts';
import type { AuthContext } from '../use-cases/auth-context.ts';

export const sweepJob = defineJob()({ name: 'auth.sweep', cron: '17 * * * *' });

/**
 * Sessions and used links stay for a month after their end, because they tell which addresses an account is used from.
 */
const keptFor = 30 * day;

/** Deletes old sessions, old links and old API tokens. */
export const sweep = async ({ db, clock }: Pick<AuthContext, 'db' | 'clock'>): Promise<void> => {
  const before = new Date(clock().getTime() - keptFor);
  await deleteSessionsExpiredBefore(db, before);
  await deleteLinksExpiredBefore(db, before);
  await deleteApiTokensExpiredBefore(db, before);
};
