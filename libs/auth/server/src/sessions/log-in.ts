import { fail, type Credentials } from '@caravan/auth/contract';
import { deviceName, Failure, staffRoles } from '@caravan/kernel';
import { insertStaffAction, type Tx } from '@caravan/server-core';
import { findFactor } from '../second-factor/second-factor.repo.ts';
import { replacePasswordHash, type UserAccount } from '../accounts/user-account.repo.ts';
import { isOutdated } from '../passwords/password-hash.ts';
import type { AuthContext, Caller } from '../use-cases/auth-context.ts';
import { checkPassword } from '../passwords/check-password.ts';
import { recordRefusedCode, takeCode } from '../second-factor/second-factor-codes.ts';
import { openSession } from './sessions.ts';

export interface OpenedSession {
  token: string;
  account: UserAccount;
}

/** Staff's logins are in the log of staff actions. */
const recordLogin = (
  { clock }: AuthContext,
  tx: Tx,
  userId: string,
  { address, device, agent }: Caller,
): Promise<void> =>
  insertStaffAction(
    tx,
    clock,
    { staffId: userId, roles: staffRoles },
    {
      action: 'staff.login',
      subject: { kind: 'staff', ref: userId },
      data: { address, device: device ?? deviceName(agent) ?? null },
    },
  );

/**
 * Checks a password, and the code of an account with a second factor, and opens a session. A wrong code counts as a
 * wrong password does.
 */
export const logIn = async (
  context: AuthContext,
  { code, ...credentials }: Credentials & { code?: string | undefined },
  caller: Caller,
): Promise<OpenedSession> => {
  const { db, transaction, clock, hasher } = context;
  const wrong = () => fail('wrong_credentials', { fields: { password: 'wrong_credentials' } });
  const checked = await checkPassword(context, credentials, caller);
  if (!checked) throw wrong();

  const { account, settle, giveBack } = checked;
  const factor = account.role === 'staff' ? await findFactor(db, account.id) : undefined;
  const isEnrolled = factor?.enrolledAt != null;
  if (isEnrolled && code === undefined) {
    await giveBack();
    throw fail('second_factor_needed', { fields: { code: 'second_factor_needed' } });
  }

  const { passwordHash } = account;
  const renewed =
    passwordHash !== null && isOutdated(passwordHash) ? await hasher.hash(credentials.password) : undefined;
  const token = await transaction(async (tx) => {
    if (!(await settle(tx))) throw wrong();
    if (isEnrolled) await takeCode(context, tx, factor, code ?? '');
    if (passwordHash !== null && renewed)
      await replacePasswordHash(tx, account.id, { from: passwordHash, to: renewed });
    const now = clock();
    const opened = await openSession(tx, account, { ...caller, confirmedAt: isEnrolled ? now : undefined }, now);
    if (account.role === 'staff') await recordLogin(context, tx, account.id, caller);
    return opened;
  }).catch(async (error: unknown) => {
    if (error instanceof Failure && error.reason === 'code_wrong') await recordRefusedCode(context, account.id, caller);
    throw error;
  });
  return { token, account };
};
