import { fail } from '@caravan/auth/contract';
import { Failure, staffRoles } from '@caravan/kernel';
import { insertStaffAction, type Tx } from '@caravan/server-core';
import { findFactor, takeRecoveryCode, takeStep, type SecondFactor } from './second-factor.repo.ts';
import { findAccount } from '../accounts/user-account.repo.ts';
import { countGuess } from '../passwords/count-guess.ts';
import { appCodeOf, hashRecoveryCode, stepOf } from './one-time-codes.ts';
import type { AuthContext, Caller } from '../use-cases/auth-context.ts';

type CodeContext = Pick<AuthContext, 'db' | 'transaction' | 'clock' | 'attempts' | 'sealedSecrets'>;

export const codeWrong = () => fail('code_wrong', { fields: { code: 'code_wrong' } });

/** Uses up a code of the app or a recovery code, or throws `code_wrong`. Of concurrent calls with one code, one succeeds. */
export const takeCode = async (
  { clock, sealedSecrets }: Pick<AuthContext, 'clock' | 'sealedSecrets'>,
  tx: Tx,
  { userId, sealedSecret }: SecondFactor,
  typed: string,
): Promise<void> => {
  const now = clock();
  const appCode = appCodeOf(typed);
  if (appCode === undefined) {
    if (!(await takeRecoveryCode(tx, userId, hashRecoveryCode(typed), now))) throw codeWrong();
    return;
  }
  const step = stepOf(await sealedSecrets.open(sealedSecret, userId), appCode, now);
  if (step === undefined || !(await takeStep(tx, userId, step))) throw codeWrong();
};

/** Failed codes are in the log of staff actions, in a transaction of their own. */
export const recordRefusedCode = (
  { transaction, clock }: Pick<AuthContext, 'transaction' | 'clock'>,
  userId: string,
  { address }: Pick<Caller, 'address'>,
): Promise<void> =>
  transaction((tx) =>
    insertStaffAction(
      tx,
      clock,
      { staffId: userId, roles: staffRoles },
      { action: 'staff.code_refused', subject: { kind: 'staff', ref: userId }, data: { address } },
    ),
  );

export interface CodeAttempt {
  userId: string;
  code: string;
  address: string;
}

/**
 * Checks a code of somebody who is logged in and does the work in the same transaction. A guess counts as one at the
 * password. Throws `wrong_state` if the account has no second factor.
 */
export const withCode = async <T>(
  context: CodeContext,
  { userId, code, address }: CodeAttempt,
  work: (tx: Tx) => Promise<T>,
): Promise<T> => {
  const { db, transaction } = context;
  const account = await findAccount(db, userId);
  if (!account) throw fail('login_required');
  const factor = await findFactor(db, userId);
  if (!factor?.enrolledAt) throw fail('wrong_state');

  const { forget } = await countGuess(context, account.email, { address });
  return transaction(async (tx) => {
    await takeCode(context, tx, factor, code);
    await forget(tx);
    return work(tx);
  }).catch(async (error: unknown) => {
    if (error instanceof Failure && error.reason === 'code_wrong')
      await recordRefusedCode(context, userId, { address });
    throw error;
  });
};
