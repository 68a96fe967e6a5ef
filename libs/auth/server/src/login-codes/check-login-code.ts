import { fail } from '@caravan/auth/contract';
import type { ProvenOwner } from '@caravan/auth/port';
import type { Tx } from '@caravan/server-core';
import { findAccount, lockAccount, type UserAccount } from '../accounts/user-account.repo.ts';
import { attemptKeys, codesByAccount } from '../passwords/attempt-rules.ts';
import { countGuess } from '../passwords/count-guess.ts';
import type { AuthContext, Caller } from '../use-cases/auth-context.ts';
import { storedCode } from './login-code-rules.ts';
import { takeLoginCode, tryLoginCode } from './login-code.repo.ts';

type CheckContext = Pick<AuthContext, 'db' | 'clock' | 'attempts' | 'codeKey'>;

const refused = (reason: 'login_code_wrong' | 'login_code_over') => fail(reason, { fields: { code: reason } });

export interface CheckedCode {
  account: UserAccount | undefined;
  /** Uncounts the attempt and uses the code up. Fails with `login_code_over` if it was used in the meantime. */
  take: (tx: Tx) => Promise<void>;
  /** Uncounts the attempt; the code stays valid. */
  giveBack: () => Promise<void>;
}

/**
 * Checks a mailed code and counts the attempt, by the limits of every login and one of a day. Fails with
 * `login_code_wrong` or `login_code_over`. No code logs in a member of staff, who gets the same answers.
 */
export const checkLoginCode = async (
  context: CheckContext,
  { email, code }: { email: string; code: string },
  caller: Pick<Caller, 'address'>,
): Promise<CheckedCode> => {
  const { db, clock, attempts, codeKey } = context;
  const { account, familiar, giveBack, forget } = await countGuess(context, email, caller);
  const dayKey = attemptKeys.code(email, familiar);
  await attempts.take(dayKey, codesByAccount);
  const stored = storedCode(await codeKey(), email, code);
  const outcome = await tryLoginCode(db, stored, clock());
  if (outcome === 'over') throw refused('login_code_over');
  if (outcome === 'wrong' || account?.role === 'staff') throw refused('login_code_wrong');
  return {
    account,
    take: async (tx) => {
      if (!(await takeLoginCode(tx, stored, clock()))) throw refused('login_code_over');
      await forget(tx);
      await attempts.clear(tx, dayKey);
    },
    giveBack: async () => {
      await giveBack(db);
      await attempts.giveBack(db, dayKey);
    },
  };
};

/** Verifies a logged-in shopper by a mailed code. */
export const proveByCode = async (
  context: CheckContext,
  { userId, code, address }: { userId: string; code: string; address: string },
): Promise<ProvenOwner> => {
  const own = await findAccount(context.db, userId);
  if (!own) throw fail('login_required');
  const { take } = await checkLoginCode(context, { email: own.email, code }, { address });
  return {
    hold: async (tx) => {
      await lockAccount(tx, userId);
      await take(tx);
    },
  };
};
