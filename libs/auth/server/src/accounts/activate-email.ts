import { fail } from '@caravan/auth/contract';
import { lockOwner, revokeLinks, takeLink } from './one-time-link.repo.ts';
import { markEmailVerified } from './user-account.repo.ts';
import { hashToken } from '../sessions/session-token.ts';
import type { AuthContext, Caller } from '../use-cases/auth-context.ts';

/** Confirms an e-mail by a link that was sent to it. A link works once. */
export const activateEmail = async (
  { transaction, clock }: AuthContext,
  token: string,
  caller: Caller,
): Promise<void> => {
  const now = clock();
  await transaction(async (tx) => {
    const presented = { purpose: 'activation', tokenHash: hashToken(token) } as const;
    await lockOwner(tx, presented);
    const userId = await takeLink(tx, presented, caller.address, now);
    if (userId === undefined) throw fail('link_expired');
    await markEmailVerified(tx, userId, now);
    await revokeLinks(tx, userId, 'activation', now);
  });
};
