import { fail, type Registration } from '@caravan/auth/contract';
import { newId, type Language } from '@caravan/kernel';
import type { Tx } from '@caravan/server-core';
import { findAccountByEmail, insertAccount, type UserAccount } from './user-account.repo.ts';
import { attemptKeys, registrationByAddress, takenByAddress } from '../passwords/attempt-rules.ts';
import { welcomeMessage } from '../messages/welcome.message.ts';
import type { AuthContext, Caller } from '../use-cases/auth-context.ts';
import type { OpenedSession } from '../sessions/log-in.ts';
import { openSession } from '../sessions/sessions.ts';

interface NewShopper extends Pick<UserAccount, 'email' | 'passwordHash' | 'language' | 'emailVerifiedAt'> {
  now: Date;
}

/** A shopper who accepts the terms now. */
export const newShopper = ({ now, ...given }: NewShopper): UserAccount => ({
  ...given,
  id: newId(),
  passwordVersion: 1,
  role: 'shopper',
  name: null,
  agreedAt: now,
  createdAt: now,
});

/** Stores a new account and its welcome message. False if the e-mail has an account already. */
export const insertShopper = async (
  { notifier }: Pick<AuthContext, 'notifier'>,
  tx: Tx,
  account: UserAccount,
): Promise<boolean> => {
  if (!(await insertAccount(tx, account))) return false;
  await notifier().send(tx, welcomeMessage(account.id));
  return true;
};

/** Makes a shopper's account, its first session and the welcome message in one transaction. */
export const register = async (
  context: AuthContext,
  form: Registration,
  caller: Caller,
  language: Language,
): Promise<OpenedSession> => {
  const { db, transaction, clock, hasher, attempts } = context;
  const { email, password } = form;
  if (password !== form.password_confirm)
    throw fail('password_mismatch', { fields: { password_confirm: 'password_mismatch' } });

  const takenKey = attemptKeys.takenAddress(caller.address);
  await attempts.take(attemptKeys.registrationAddress(caller.address), registrationByAddress);
  await attempts.take(takenKey, takenByAddress);

  const taken = () => fail('email_taken', { fields: { email: 'email_taken' } });
  // Avoids the hash; the unique index decides between concurrent calls.
  if (await findAccountByEmail(db, email)) throw taken();

  const now = clock();
  const passwordHash = await hasher.hash(password);
  const account = newShopper({ email, passwordHash, language, now, emailVerifiedAt: null });
  const token = await transaction(async (tx) => {
    if (!(await insertShopper(context, tx, account))) throw taken();
    await attempts.giveBack(tx, takenKey);
    return openSession(tx, account, caller, now);
  });
  return { token, account };
};
