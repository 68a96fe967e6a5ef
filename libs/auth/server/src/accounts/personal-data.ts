import type { PersonalData } from '@caravan/server-core';
import { findApiTokens } from '../api-tokens/api-token.repo.ts';
import { sessionsOf } from '../sessions/session.repo.ts';
import { deleteAccount, findAccount } from './user-account.repo.ts';
import { findPasskeys } from '../passkeys/passkey.repo.ts';
import { presentPasskey } from '../passkeys/passkeys.ts';
import { presentApiToken } from '../api-tokens/api-tokens.ts';
import type { AuthContext } from '../use-cases/auth-context.ts';

const collect = async ({ db, clock }: AuthContext, userId: string) => {
  const account = await findAccount(db, userId);
  if (!account) return null;
  const sessions = await sessionsOf(db, userId, clock());
  return {
    id: account.id,
    email: account.email,
    email_verified_at: account.emailVerifiedAt,
    language: account.language,
    agreed_at: account.agreedAt,
    created_at: account.createdAt,
    api_tokens: (await findApiTokens(db, userId)).map((token) => presentApiToken(token, clock())),
    has_password: account.passwordHash !== null,
    passkeys: (await findPasskeys(db, userId)).map(presentPasskey),
    sessions: sessions.map(({ startedAt, seenAt, agent, address }) => ({
      started_at: startedAt,
      seen_at: seenAt,
      agent,
      address,
    })),
  };
};

/** Erasing ends every session, API token and passkey, revokes every link and frees the e-mail. */
export const personalDataOf = (context: AuthContext): PersonalData => ({
  section: 'account',
  collect: (userId) => collect(context, userId),
  obstacles: async () => [],
  erase: (tx, userId) => deleteAccount(tx, userId),
});
