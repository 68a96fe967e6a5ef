import {
  fail,
  maxApiTokens,
  tokenEnding,
  type ApiToken,
  type MadeApiToken,
  type NewApiToken,
} from '@caravan/auth/contract';
import { apiTokenPrefix, day, hour, newId, tokenScopes } from '@caravan/kernel';
import type { Session } from '@caravan/server-core';
import {
  countLiveApiTokens,
  insertApiToken,
  liveApiTokenQuery,
  noteApiTokenUse,
  type ApiTokenRow,
} from './api-token.repo.ts';
import { hashToken, newToken } from '../sessions/session-token.ts';
import type { AuthContext } from '../use-cases/auth-context.ts';
import { proveOwner } from '../passwords/prove-password.ts';

export const presentApiToken = (row: ApiTokenRow, now: Date): ApiToken => ({
  id: row.id,
  name: row.name,
  scopes: row.scopes,
  ending: row.ending,
  made_at: row.madeAt.toISOString(),
  last_used_at: row.lastUsedAt?.toISOString() ?? null,
  expires_at: row.expiresAt.toISOString(),
  expired: row.expiresAt <= now,
});

export interface TokenRequest {
  userId: string;
  ip: string;
  body: NewApiToken;
}

/** Makes a token after the owner was verified once more. It is in this answer only. */
export const makeApiToken = async (
  context: AuthContext,
  { userId, ip, body: { name, scopes, days, password, code } }: TokenRequest,
): Promise<MadeApiToken> => {
  const proven = await proveOwner(context, { userId, password, code, ip });
  const token = apiTokenPrefix + newToken();
  const madeAt = context.clock();
  const row: ApiTokenRow = {
    id: newId(),
    userId,
    tokenHash: hashToken(token),
    name,
    scopes: tokenScopes.filter((scope) => scopes.includes(scope)),
    ending: token.slice(-tokenEnding),
    madeAt,
    lastUsedAt: null,
    expiresAt: new Date(madeAt.getTime() + days * day),
  };
  await context.transaction(async (tx) => {
    // It locks the account, so that concurrent calls count one after another and a new password comes before or after.
    await proven.hold(tx);
    if ((await countLiveApiTokens(tx, userId, madeAt)) >= maxApiTokens) throw fail('token_limit');
    await insertApiToken(tx, row);
  });
  return { ...presentApiToken(row, madeAt), access_token: token };
};

/** Finds who a token speaks for: one indexed SELECT, and once an hour one UPDATE. */
export const apiTokenFinder = ({ db, clock }: Pick<AuthContext, 'db' | 'clock'>) => {
  const findLive = liveApiTokenQuery({ db, clock });
  return async (token: string): Promise<Session | null> => {
    const found = await findLive(hashToken(token));
    if (!found) return null;
    const { id, userId, scopes, lastUsedAt } = found;
    const now = clock();
    const before = new Date(now.getTime() - hour);
    if (!lastUsedAt || lastUsedAt <= before) await noteApiTokenUse(db, id, now, before);
    return { id, userId, role: 'shopper', staffRoles: [], scopes };
  };
};
