import { fail } from '@caravan/auth/contract';
import { hasLiveLink } from '../db/one-time-link.repo.ts';
import { hashToken } from '../domain/session-token.ts';
import type { AuthContext } from './auth-context.ts';

/** Throws `link_expired` for a link that is used, too old, or none of ours: which of them is nobody's business. */
export const checkResetLink = async ({ db, clock }: Pick<AuthContext, 'db' | 'clock'>, token: string): Promise<void> => {
  const isLive = await hasLiveLink(db, { purpose: 'reset', tokenHash: hashToken(token) }, clock());
  if (!isLive) throw fail('link_expired');
};
