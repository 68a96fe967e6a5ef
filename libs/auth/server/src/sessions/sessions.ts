import { fail } from '@caravan/auth/contract';
import type { Authenticate, Tx } from '@caravan/server-core';
import { insertSession, liveSessionQuery, markSeen, type NewSession } from './session.repo.ts';
import { confirmedFor } from '../second-factor/one-time-codes.ts';
import { hashToken, newToken, seenInterval } from './session-token.ts';
import type { UserAccount } from '../accounts/user-account.repo.ts';
import { findPause } from '../pauses/paused-member.repo.ts';
import type { AuthContext, Caller } from '../use-cases/auth-context.ts';

/**
 * Starts a session and returns its token, which the server does not store. The caller has locked the account, so that a
 * member of staff who is paused meanwhile gets none.
 */
export const openSession = async (
  tx: Tx,
  { id, role }: Pick<UserAccount, 'id' | 'role'>,
  opening: Caller & Pick<NewSession, 'confirmedAt'>,
  now: Date,
): Promise<string> => {
  if (role === 'staff' && (await findPause(tx, id))) throw fail('member_paused');
  const token = newToken();
  await insertSession(tx, { userId: id, role, tokenHash: hashToken(token), ...opening }, now);
  return token;
};

/** Finds the session of a bearer token: one indexed SELECT, and every few minutes one UPDATE. */
export const sessionFinder = ({
  db,
  clock,
  secondFactorRequired,
}: Pick<AuthContext, 'db' | 'clock' | 'secondFactorRequired'>): Authenticate => {
  const findLive = liveSessionQuery({ db, clock });
  return async (token, { background } = { background: false }) => {
    const now = clock();
    const found = await findLive(hashToken(token));
    if (!found) return null;
    const { seenAt, isEnrolled, confirmedAt, ...session } = found;
    if (!background && now.getTime() - seenAt.getTime() > seenInterval) await markSeen(db, session.id, now);
    if (session.role !== 'staff') return session;
    const confirmedUntil = (confirmedAt?.getTime() ?? 0) + confirmedFor;
    return {
      ...session,
      mustEnrol: secondFactorRequired && !isEnrolled,
      mustConfirm: isEnrolled && confirmedUntil <= now.getTime(),
    };
  };
};
