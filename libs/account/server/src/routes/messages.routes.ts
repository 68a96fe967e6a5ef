import { fail, type StationMessage } from '@caravan/account/contract';
import { listMessagesContract, readMessagesContract, removeMessageContract } from '@caravan/account/contract/schema';
import { textIn, type Language } from '@caravan/kernel';
import { route, type Route } from '@caravan/server-core';
import { clearMessage, findMessages, type StoredMessage } from '../db/message.repo.ts';
import type { AccountContext } from '../use-cases/account-context.ts';
import { readMessages } from '../use-cases/read-messages.ts';

const presentMessage = (message: StoredMessage, language: Language): StationMessage => ({
  id: message.id,
  kind: message.kind,
  title: textIn(message.title, language),
  body: textIn(message.body, language),
  link: message.link,
  read_at: message.readAt?.toISOString() ?? null,
  created_at: message.createdAt.toISOString(),
});

/** A user's inbox. */
export const messageRoutes = (context: AccountContext): Route[] => [
  route(listMessagesContract, async ({ session, query, language }) => {
    const { items, total } = await findMessages(context.db, session.userId, query);
    const { page, page_size } = query;
    return { items: items.map((message) => presentMessage(message, language)), page, page_size, total };
  }),

  route(readMessagesContract, async ({ session, body }) => ({
    unread_count: await readMessages(context, session.userId, body),
  })),

  route(removeMessageContract, async ({ session, params }) => {
    if (!(await clearMessage(context.db, session.userId, params.id, context.clock()))) throw fail('not_found');
    return null;
  }),
];
