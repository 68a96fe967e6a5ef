import type { Database } from '@caravan/server-core';
import { insertSession } from '../db/session.repo.ts';
import { hashToken, newToken } from '../domain/session-token.ts';
import type { Caller } from './auth-context.ts';

/** Starts a session and returns its token: the only moment at which the server knows it. */
export const openSession = async (db: Database, userId: string, caller: Caller, now: Date): Promise<string> => {
  const token = newToken();
  await insertSession(db, { userId, tokenHash: hashToken(token), ...caller }, now);
  return token;
};
