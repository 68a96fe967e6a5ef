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

/** The known account of an e-mail, held until the transaction ends, and now confirmed. */
const heldAccount = async (context: AuthContext, tx: Tx, id: string, now: Date): Promise<UserAccount> => {
  await lockAccount(tx, id);
  const account = await findAccount(tx, id);
  // Closed in the meantime, or never a shopper's.
  if (account?.role !== 'shopper') throw over();
  if (account.emailVerifiedAt !== null) return account;
  await confirmOwner(context, tx, id, now);
  const confirmed = await replacePassword(tx, id, null, { now });
  await context.notifier().send(tx, passwordRemovedMessage(id));
  return { ...account, ...confirmed };
};

/** The account of an e-mail; a new one if there is none and the terms are accepted. */
const accountOf = async (
  context: AuthContext,
  tx: Tx,
  { email, agree }: LoginCode,
  { language, now }: { language: Language; now: Date },
): Promise<UserAccount> => {
  const known = await findAccountByEmail(tx, email);
  if (known) return heldAccount(context, tx, known.id, now);
  if (agree !== true) throw notAgreed();
  const fresh = newShopper({ email, passwordHash: null, language, now, emailVerifiedAt: now });
  if (await insertShopper(context, tx, fresh)) return fresh;
  // It was registered in the meantime.
  const other = await findAccountByEmail(tx, email);
  if (!other) throw over();
  return heldAccount(context, tx, other.id, now);
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
    await take(tx);
    const account = await accountOf(context, tx, form, { language, now });
    return { account, token: await openSession(tx, account, caller, now) };
  });
};
