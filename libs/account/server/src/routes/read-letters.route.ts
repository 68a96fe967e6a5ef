import { readLettersSchema } from '@caravan/account/contract/schema';
import { route } from '@caravan/server-core';
import type { AccountContext } from '../use-cases/account-context.ts';
import { readLetters } from '../use-cases/read-letters.ts';

export const readLettersRoute = (context: AccountContext) =>
  route(readLettersSchema, async ({ session, body }) => ({ unread_count: await readLetters(context, session.userId, body) }));
