import { fail } from '@caravan/auth/contract';
import { minute } from '@caravan/kernel';
import type { Database } from '@caravan/server-core';
import type { AuthContext } from '../use-cases/auth-context.ts';
import { insertChallenge, takeChallenge } from './passkey.repo.ts';

/** Loaded with the first passkey, because most calls need none. */
export const webAuthn = () => import('@simplewebauthn/server');

/**
 * EdDSA, ES256 and RS256, which every version of Node verifies. By itself the library also offers ML-DSA where the runtime
 * has it, and such a passkey would stop to log in on another Node.
 */
export const keyAlgorithms = async (): Promise<number[]> => {
  const { COSEALG } = await import('@simplewebauthn/server/helpers');
  return [COSEALG.EdDSA, COSEALG.ES256, COSEALG.RS256];
};

/** How long a challenge works (specification 6.16). */
export const challengeLifetime = 5 * minute;

/** Who asks for a passkey: the configured public address, never the Host header of a request. */
export const relyingParty = ({ publicUrl }: Pick<AuthContext, 'publicUrl'>) => {
  const { hostname, origin } = new URL(publicUrl);
  return { id: hostname, origin };
};

/** By this the authenticator knows the account. It says nothing about the person. */
export const userHandleOf = (userId: string): string => Buffer.from(userId).toString('base64url');

export const keepChallenge = (db: Database, challenge: string, userId: string | null, now: Date): Promise<void> =>
  insertChallenge(db, { challenge, userId, expiresAt: new Date(now.getTime() + challengeLifetime) });

const refused = () => fail('passkey_refused');

/** The challenge that was signed. */
const challengeIn = async (clientDataJSON: string): Promise<string> => {
  const { decodeClientDataJSON } = await import('@simplewebauthn/server/helpers');
  try {
    const { challenge }: { challenge: unknown } = decodeClientDataJSON(clientDataJSON);
    if (typeof challenge === 'string') return challenge;
  } catch {
    // No JSON. The answer is the same as to any other forged response.
  }
  throw refused();
};

/**
 * Uses up the challenge of a response and has the library check the rest. Fails with `passkey_over` for a challenge that
 * is unknown, used or too old, and with `passkey_refused` for everything that the library refuses.
 */
export const checked = async <T extends { verified: boolean }>(
  { db, clock }: Pick<AuthContext, 'db' | 'clock'>,
  { clientDataJSON, userId }: { clientDataJSON: string; userId: string | null },
  verify: (challenge: string) => Promise<T>,
): Promise<T> => {
  const challenge = await challengeIn(clientDataJSON);
  if (!(await takeChallenge(db, { challenge, userId }, clock()))) throw fail('passkey_over');
  // The library throws an Error that says what is wrong with the response.
  const result = await verify(challenge).catch(() => undefined);
  if (!result?.verified) throw refused();
  return result;
};
