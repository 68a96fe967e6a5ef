import { fail } from '@caravan/auth/contract';
import { listApiTokensContract, makeApiTokenContract, revokeApiTokenContract } from '@caravan/auth/contract/schema';
import { route, type Route } from '@caravan/server-core';
import { deleteApiToken, findApiTokens } from '../api-tokens/api-token.repo.ts';
import { makeApiToken, presentApiToken } from '../api-tokens/api-tokens.ts';
import type { AuthContext } from '../use-cases/auth-context.ts';

/** The personal API tokens of a shopper. */
export const tokenRoutes = (context: AuthContext): Route[] => [
  route(listApiTokensContract, async ({ session }) => {
    const now = context.clock();
    const rows = await findApiTokens(context.db, session.userId);
    return { items: rows.map((row) => presentApiToken(row, now)) };
  }),

  route(makeApiTokenContract, ({ session, body, request }) =>
    makeApiToken(context, { userId: session.userId, ip: request.ip, body }),
  ),

  route(revokeApiTokenContract, async ({ session, params }) => {
    if (!(await deleteApiToken(context.db, session.userId, params.id))) throw fail('not_found');
    return null;
  }),
];
