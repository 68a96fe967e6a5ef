import { fail } from '@caravan/account/contract';
import { removeLetterSchema } from '@caravan/account/contract/schema';
import { route } from '@caravan/server-core';
import { clearLetter } from '../db/letter.repo.ts';
import type { AccountContext } from '../use-cases/account-context.ts';

export const removeLetterRoute = ({ db, clock }: AccountContext) =>
  route(removeLetterSchema, async ({ session, params }) => {
    if (!(await clearLetter(db, session.userId, params.id, clock()))) throw fail('not_found');
    return null;
  });
