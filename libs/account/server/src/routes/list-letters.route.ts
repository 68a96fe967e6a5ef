import { listLettersSchema } from '@caravan/account/contract/schema';
import { route } from '@caravan/server-core';
import { findLetters } from '../db/letter.repo.ts';
import { presentLetter } from '../present-letter.ts';
import type { AccountContext } from '../use-cases/account-context.ts';

export const listLettersRoute = ({ db }: AccountContext) =>
  route(listLettersSchema, async ({ session, query, language }) => {
    const { items, total } = await findLetters(db, session.userId, query);
    const { page, page_size } = query;
    return { items: items.map((letter) => presentLetter(letter, language)), page, page_size, total };
  });
