import { fail } from '@caravan/auth/contract';
import { credentials, loginSchema, type Credentials } from '@caravan/auth/contract/schema';
import { issueField } from '@caravan/kernel';
import { route } from '@caravan/server-core';
import { presentSession } from '../present-session.ts';
import { logIn } from '../use-cases/log-in.ts';
import type { AuthRoutes } from './auth-routes.ts';
import { callerOf } from './caller-of.ts';

const completeOrFail = (given: Partial<Credentials>): Credentials => {
  const result = credentials.safeParse(given);
  if (result.success) return result.data;
  throw fail('invalid', { fields: Object.fromEntries(result.error.issues.map((issue) => [issueField(issue), issue.message])) });
};

/** Takes the credentials from the query (storefront.md 7), from the body, or a part from each; the body wins. */
export const loginRoute = ({ context, profiles }: AuthRoutes) =>
  route(loginSchema, async (call) => {
    const { email, password } = call.query;
    const opened = await logIn(context, completeOrFail({ email, password, ...call.body }), callerOf(call));
    return presentSession(opened, await profiles().find(opened.account.id));
  });
