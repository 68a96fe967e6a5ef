import { fail, type OwnPassword } from '@caravan/auth/contract';
import type { Audit, Session } from '@caravan/server-core';
import { replacePassword } from '../accounts/replace-password.ts';
import { composePasswordMail } from '../mails/compose-password-mail.ts';
import { forgetGuesses } from './check-password.ts';
import { provePassword } from './prove-password.ts';
import type { AuthContext } from '../use-cases/auth-context.ts';

/** Sets a new password for the caller if the present one is right, ends every other session, and says so by mail. */
export const changeOwnPassword = async (
  context: AuthContext,
  { session, ip, audit }: { session: Session; ip: string; audit: Audit },
  { old_password: oldPassword, password }: OwnPassword,
): Promise<void> => {
  const { transaction, clock, hasher, mailer } = context;
  const { userId } = session;
  const wrong = () => fail('password_wrong', { fields: { old_password: 'password_wrong' } });
  const proven = await provePassword(context, { userId, password: oldPassword, ip });
  if (!proven) throw wrong();
  const passwordHash = await hasher.hash(password);
  const mail = await composePasswordMail(context, proven.account);
  await transaction(async (tx) => {
    if (!(await proven.hold(tx))) throw wrong();
    await audit(tx, {
      action: 'staff.password',
      subject: { kind: 'staff', ref: userId },
      data: { by: 'present_password' },
    });
    await replacePassword(tx, userId, passwordHash, { now: clock(), keep: session.id });
    await forgetGuesses(context, tx, proven.account.email);
    await mailer.send(tx, mail);
  });
};
