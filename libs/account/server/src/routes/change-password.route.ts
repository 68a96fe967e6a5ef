import { fail } from '@caravan/account/contract';
import { changePasswordSchema } from '@caravan/account/contract/schema';
import { route } from '@caravan/server-core';
import type { AccountContext } from '../use-cases/account-context.ts';

export const changePasswordRoute = ({ logins }: AccountContext) =>
  route(changePasswordSchema, async ({ session, body, request }) => {
    const { old_password: oldPassword, password } = body;
    if (password !== body.password_confirm) throw fail('password_mismatch', { fields: { password_confirm: 'password_mismatch' } });
    const own = { userId: session.userId, sessionId: session.id };
    const changed = await logins().changePassword({ ...own, oldPassword, password, ip: request.ip });
    if (!changed) throw fail('password_wrong', { fields: { old_password: 'password_wrong' } });
    return null;
  });
