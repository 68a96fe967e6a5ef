import type { Authenticate, Core, Database } from '@caravan/server-core';
import { insertSession, liveSessionQuery, markSeen } from '../db/session.repo.ts';
import { hashToken, newToken, seenInterval } from '../domain/session-token.ts';
import type { Caller } from './auth-context.ts';

/** Starts a session and returns its token, which the server does not store. */
export const openSession = async (db: Database, userId: string, caller: Caller, now: Date): Promise<string> => {
  const token = newToken();
  await insertSession(db, { userId, tokenHash: hashToken(token), ...caller }, now);
  return token;
};

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
