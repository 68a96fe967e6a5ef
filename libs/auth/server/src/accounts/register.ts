import { fail, type Registration } from '@caravan/auth/contract';
import { newId, type Language } from '@caravan/kernel';
import { findAccountByEmail, insertAccount, type UserAccount } from './user-account.repo.ts';
import { attemptKeys, registrationByAddress, takenByAddress } from '../passwords/attempt-rules.ts';
import { welcomeMessage } from '../messages/welcome.message.ts';
import type { AuthContext, Caller } from '../use-cases/auth-context.ts';
import type { OpenedSession } from '../sessions/log-in.ts';
import { openSession } from '../sessions/sessions.ts';

/** Makes a shopper's account, its first session and the welcome message in one transaction. */
export const register = async (
  context: AuthContext,
  form: Registration,
  caller: Caller,
  language: Language,
): Promise<OpenedSession> => {
  const { db, transaction, clock, hasher, attempts, notifier } = context;
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
  const account: UserAccount = {
    id: newId(),
    email,
    passwordHash: await hasher.hash(password),
    passwordVersion: 1,
    role: 'shopper',
    language,
    emailVerifiedAt: null,
    agreedAt: now,
    createdAt: now,
  };
  const token = await transaction(async (tx) => {
    if (!(await insertAccount(tx, account))) throw taken();
    await attempts.giveBack(tx, takenKey);
    await notifier().send(tx, welcomeMessage(account.id));
    return openSession(tx, account, caller, now);
  });
  return { token, account };
};
