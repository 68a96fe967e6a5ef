import { fail, type LoginCode } from '@caravan/auth/contract';
import type { Language } from '@caravan/kernel';
import type { Tx } from '@caravan/server-core';
import { confirmOwner } from '../accounts/confirm-owner.ts';
import { insertShopper, newShopper } from '../accounts/register.ts';
import { replacePassword } from '../accounts/replace-password.ts';
import { findAccount, findAccountByEmail, lockAccount, type UserAccount } from '../accounts/user-account.repo.ts';
import { passwordRemovedMessage } from '../messages/security.message.ts';
import { attemptKeys, registrationByAddress } from '../passwords/attempt-rules.ts';
import type { OpenedSession } from '../sessions/log-in.ts';
import { openSession } from '../sessions/sessions.ts';
import type { AuthContext, Caller } from '../use-cases/auth-context.ts';
import { checkLoginCode } from './check-login-code.ts';

const over = () => fail('login_code_over', { fields: { code: 'login_code_over' } });
const notAgreed = () => fail('agreement_required', { fields: { agree: 'agreement_required' } });

/** The locked account of an e-mail, now confirmed. */
const confirmed = async (context: AuthContext, tx: Tx, id: string, now: Date): Promise<UserAccount> => {
  const account = await findAccount(tx, id);
  // Closed in the meantime, or never a shopper's.
  if (account?.role !== 'shopper') throw over();
  if (account.emailVerifiedAt !== null) return account;
  await confirmOwner(context, tx, id, now);
  const passwordless = await replacePassword(tx, id, null, { now });
  await context.notifier().send(tx, passwordRemovedMessage(id));
  return { ...account, ...passwordless };
};

/** A new account, or the one that was registered in the meantime. */
const registered = async (
  context: AuthContext,
  tx: Tx,
  { email, language, now }: Pick<UserAccount, 'email' | 'language'> & { now: Date },
): Promise<UserAccount> => {
  const fresh = newShopper({ email, passwordHash: null, language, now, emailVerifiedAt: now });
  if (await insertShopper(context, tx, fresh)) return fresh;
  const other = await findAccountByEmail(tx, email);
  if (!other) throw over();
  await lockAccount(tx, other.id);
  return confirmed(context, tx, other.id, now);
};

/**
 * Logs a shopper in by a mailed code, once. An e-mail without an account registers, if the terms are accepted; without
 * that the code stays valid.
 */
export const logInByCode = async (
  context: AuthContext,
  form: LoginCode,
  caller: Caller,
  language: Language,
): Promise<OpenedSession> => {
  const { transaction, clock, attempts } = context;
  const { account: known, take, giveBack } = await checkLoginCode(context, form, caller);
  if (!known && form.agree !== true) {
    await giveBack();
    throw notAgreed();
  }
  if (!known) await attempts.take(attemptKeys.registrationAddress(caller.address), registrationByAddress);
  return transaction(async (tx) => {
    const now = clock();
    // Codes, attempts and links are locked after their account, so that concurrent calls do not deadlock.
    if (known) await lockAccount(tx, known.id);
    await take(tx);
    const account = known
      ? await confirmed(context, tx, known.id, now)
      : await registered(context, tx, { email: form.email, language, now });
    return { account, token: await openSession(tx, account, caller, now) };
  });
};
