import type { Authenticate, Core } from '@caravan/server-core';
import { liveSessionQuery, markSeen } from '../db/session.repo.ts';
import { hashToken, seenInterval } from '../domain/session-token.ts';

/** Finds the session of a bearer token: one indexed SELECT, and every few minutes one UPDATE. */
export const sessionFinder = (core: Pick<Core, 'db' | 'clock'>): Authenticate => {
  const findLive = liveSessionQuery(core);
  return async (token) => {
    const now = core.clock();
    const found = await findLive(hashToken(token));
    if (!found) return null;
    const { seenAt, ...session } = found;
    if (now.getTime() - seenAt.getTime() > seenInterval) await markSeen(core.db, session.id, now);
    return session;
  };
};
