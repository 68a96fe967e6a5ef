import { fail } from '@caravan/auth/contract';
import {
  activateEmailContract,
  checkResetLinkContract,
  credentials,
  loginContract,
  logoutContract,
  registerContract,
  resetPasswordContract,
  sendActivationContract,
  sendLoginCodeContract,
  sendResetContract,
  sendWelcomeContract,
  verifyLoginCodeContract,
  verifySessionContract,
  type Credentials,
} from '@caravan/auth/contract/schema';
import { issueField } from '@caravan/kernel';
import { route, type Route, type Session } from '@caravan/server-core';
import { endSession } from '../sessions/session.repo.ts';
import { findAccount } from '../accounts/user-account.repo.ts';
import { callerOf } from './caller-of.ts';
import { presentSession } from '../sessions/present-session.ts';
import { activateEmail } from '../accounts/activate-email.ts';
import { requestLink, queueLink } from '../accounts/request-link.ts';
import type { AuthContext } from '../use-cases/auth-context.ts';
import { checkResetLink, resetPassword } from '../accounts/reset-password.ts';
import { logInByCode } from '../login-codes/log-in-by-code.ts';
import { requestLoginCode } from '../login-codes/request-login-code.ts';
import { logIn } from '../sessions/log-in.ts';
import { register } from '../accounts/register.ts';

/** The e-mail address of the session's account. */
const ownEmail = async ({ db }: Pick<AuthContext, 'db'>, session: Session | null): Promise<string> => {
  const account = session ? await findAccount(db, session.userId) : undefined;
  if (!account) throw fail('login_required');
  return account.email;
};

const completeOrFail = (given: Partial<Credentials>): Credentials => {
  const result = credentials.safeParse(given);
  if (result.success) return result.data;
  throw fail('invalid', {
    fields: Object.fromEntries(result.error.issues.map((issue) => [issueField(issue), issue.message])),
  });
};

/** All routes of auth. */
export const authRoutes = (context: AuthContext): Route[] => [
  // Takes the credentials from the query (specification 23.1), the body, or both; the body takes precedence.
  route(loginContract, async (call) => {
    const { email, password } = call.query;
    const { code, device, ...given } = call.body ?? {};
    const opened = await logIn(
      context,
      { ...completeOrFail({ email, password, ...given }), code },
      { ...callerOf(call), device },
    );
    return presentSession(opened, await context.profiles().find(opened.account.id));
  }),

  route(sendLoginCodeContract, async (call) => {
    await requestLoginCode(context, { ...call.body, language: call.language }, callerOf(call));
    return null;
  }),

  route(verifyLoginCodeContract, async (call) => {
    const opened = await logInByCode(context, call.body, callerOf(call), call.language);
    return presentSession(opened, await context.profiles().find(opened.account.id));
  }),

  route(registerContract, async (call) => {
    const opened = await register(context, call.body, callerOf(call), call.language);
    return presentSession(opened, await context.profiles().find(opened.account.id));
  }),

  // Returns 200 without a session too, because there is nothing to end.
  route(logoutContract, async ({ session }) => {
    if (session) await endSession(context.db, session.id, context.clock());
    return null;
  }),

  // The login hook has already found the session.
  route(verifySessionContract, ({ session }) => ({ logged_in: true as const, account: session.userId })),

  // The job sends one mail, even if this route is called again.
  route(sendWelcomeContract, async ({ session }) => {
    await queueLink(context, { kind: 'welcome', email: await ownEmail(context, session) });
    return null;
  }),

  route(sendActivationContract, async (call) => {
    const email = call.body?.email ?? (await ownEmail(context, call.session));
    await requestLink(context, { kind: 'activation', email }, callerOf(call));
    return null;
  }),

  route(activateEmailContract, async (call) => {
    await activateEmail(context, call.body.token, callerOf(call));
    return { email_verified: true as const };
  }),

  route(sendResetContract, async (call) => {
    await requestLink(context, { kind: 'reset', email: call.body.email }, callerOf(call));
    return null;
  }),

  route(checkResetLinkContract, async ({ body }) => {
    await checkResetLink(context, body.token);
    return { valid: true as const };
  }),

  route(resetPasswordContract, async (call) => {
    await resetPassword(context, call.body, callerOf(call));
    return null;
  }),
];
