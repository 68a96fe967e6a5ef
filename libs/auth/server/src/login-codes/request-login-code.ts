import type { Language } from '@caravan/kernel';
import { defineJob } from '@caravan/server-core';
import { findAccountByEmail, findAccountFrom } from '../accounts/user-account.repo.ts';
import { attemptKeys, codeMailsByAccount, linkByAddress } from '../passwords/attempt-rules.ts';
import { composeCodeMail } from '../mails/compose-code-mail.ts';
import type { AuthContext, Caller } from '../use-cases/auth-context.ts';
import { loginCodeLifetime, newLoginCode, storedCode } from './login-code-rules.ts';
import { replaceLoginCode } from './login-code.repo.ts';

export interface LoginCodeRequest {
  email: string;
  /** Of the page, for an e-mail without an account. */
  language: Language;
}

export const mailLoginCodeJob = defineJob<LoginCodeRequest>()({ name: 'auth.mail-login-code' });

/**
 * Lets a code be mailed. Limited, so that a mailbox is not flooded. The job looks up the account, so that the response
 * and its time are the same with and without one.
 */
export const requestLoginCode = async (
  { db, transaction, clock, attempts, jobs }: AuthContext,
  request: LoginCodeRequest,
  { address }: Pick<Caller, 'address'>,
): Promise<void> => {
  await attempts.take(attemptKeys.linkAddress(address), linkByAddress);
  const found = await findAccountFrom(db, request.email, address, clock());
  await attempts.take(attemptKeys.codeMail(request.email, found?.familiar ?? false), codeMailsByAccount);
  await transaction((tx) => jobs.send(tx, mailLoginCodeJob, request));
};

/**
 * Replaces the code of an e-mail and sends the mail in one transaction. A member of staff gets a mail without the code:
 * the page answers as it does to everybody, and the code is nowhere.
 */
export const mailLoginCode = async (
  { db, transaction, clock, mailer, codeKey, shop }: AuthContext,
  { email, language }: LoginCodeRequest,
  jobId: string,
): Promise<void> => {
  const account = await findAccountByEmail(db, email);
  const code = newLoginCode();
  const mail = await composeCodeMail({
    email: account?.email ?? email,
    language: account?.language ?? language,
    code: account?.role === 'staff' ? undefined : code,
    shop: await shop().name(),
  });
  const stored = storedCode(await codeKey(), email, code);
  await transaction(async (tx) => {
    const expiresAt = new Date(clock().getTime() + loginCodeLifetime);
    if (await replaceLoginCode(tx, { ...stored, jobId, expiresAt })) await mailer.send(tx, mail);
  });
};
