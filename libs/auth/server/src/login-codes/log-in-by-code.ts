import { fail, type LoginCode } from '@caravan/auth/contract';
import type { Language } from '@caravan/kernel';
import type { Tx } from '@caravan/server-core';
import { deleteApiTokensOf } from '../api-tokens/api-token.repo.ts';
import { insertShopper, newShopper } from '../accounts/register.ts';
import { revokeLinks } from '../accounts/one-time-link.repo.ts';
import {
  findAccount,
  findAccountByEmail,
  lockAccount,
  markEmailVerified,
  setPassword,
  type UserAccount,
} from '../accounts/user-account.repo.ts';
import { passwordRemovedMessage } from '../messages/security.message.ts';
import { deletePasskeysOf } from '../passkeys/passkey.repo.ts';
import { attemptKeys, registrationByAddress } from '../passwords/attempt-rules.ts';
import type { OpenedSession } from '../sessions/log-in.ts';
import { endSessionsOf } from '../sessions/session.repo.ts';
import { openSession } from '../sessions/sessions.ts';
import type { AuthContext, Caller } from '../use-cases/auth-context.ts';
import { checkLoginCode } from './check-login-code.ts';

/**
 * Confirms the e-mail of an account by its first code. Nobody had proved to own the mailbox before, so whoever set the
 * password may be somebody else: all that it opened ends.
 */
const confirmOwner = async (
  { notifier }: AuthContext,
  tx: Tx,
  account: UserAccount,
  now: Date,
): Promise<UserAccount> => {
  await markEmailVerified(tx, account.id, now);
  await revokeLinks(tx, account.id, 'activation', now);
  await revokeLinks(tx, account.id, 'reset', now);
  await deletePasskeysOf(tx, account.id);
  await deleteApiTokensOf(tx, account.id);
  const confirmed = await setPassword(tx, account.id, null);
  // After the password: a concurrent login either fails on it or has already opened a session, which ends here.
  await endSessionsOf(tx, account.id, now);
  await notifier().send(tx, passwordRemovedMessage(account.id));
  return { ...account, ...confirmed };
};

const over = () => fail('login_code_over', { fields: { code: 'login_code_over' } });
const notAgreed = () => fail('agreement_required', { fields: { agree: 'agreement_required' } });

/** The known account of an e-mail, held until the transaction ends, and now confirmed. */
const heldAccount = async (context: AuthContext, tx: Tx, id: string, now: Date): Promise<UserAccount> => {
  await lockAccount(tx, id);
  const account = await findAccount(tx, id);
  // Closed in the meantime, or never a shopper's.
  if (account?.role !== 'shopper') throw over();
  return account.emailVerifiedAt === null ? confirmOwner(context, tx, account, now) : account;
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
