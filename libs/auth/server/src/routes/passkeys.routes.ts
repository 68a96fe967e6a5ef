import {
  addPasskeyContract,
  beginPasskeyContract,
  beginPasskeyLoginContract,
  listPasskeysContract,
  logInByPasskeyContract,
  removePasskeyContract,
  renamePasskeyContract,
} from '@caravan/auth/contract/schema';
import { route, type Route } from '@caravan/server-core';
import { beginPasskeyLogin, logInByPasskey } from '../passkeys/log-in-by-passkey.ts';
import { findPasskeys } from '../passkeys/passkey.repo.ts';
import { addPasskey, beginPasskey, presentPasskey, removePasskey, renamePasskey } from '../passkeys/passkeys.ts';
import { presentSession } from '../sessions/present-session.ts';
import type { AuthContext } from '../use-cases/auth-context.ts';
import { callerOf } from './caller-of.ts';

/** The passkeys of a shopper, and the login by one. */
export const passkeyRoutes = (context: AuthContext): Route[] => [
  route(beginPasskeyLoginContract, () => beginPasskeyLogin(context)),

  route(logInByPasskeyContract, async (call) => {
    const opened = await logInByPasskey(context, call.body, callerOf(call));
    return presentSession(opened, await context.profiles().find(opened.account.id));
  }),

  route(listPasskeysContract, async ({ session }) => ({
    items: (await findPasskeys(context.db, session.userId)).map(presentPasskey),
  })),

  route(beginPasskeyContract, ({ session, body, request }) =>
    beginPasskey(context, { userId: session.userId, ...body, ip: request.ip }),
  ),

  route(addPasskeyContract, ({ session, body }) => addPasskey(context, session.userId, body)),

  route(renamePasskeyContract, ({ session, params, body }) =>
    renamePasskey(context, { userId: session.userId, id: params.id, name: body.name }),
  ),

  route(removePasskeyContract, async ({ session, params }) => {
    await removePasskey(context, session.userId, params.id);
    return null;
  }),
];
