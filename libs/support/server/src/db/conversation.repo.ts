import { and, count, desc, eq, exists, ilike, inArray, or, sql, type SQL } from 'drizzle-orm';
import { countedItems, type CursorPage } from '@caravan/kernel';
import { z } from '@caravan/kernel/zod';
import { cutPage, readCursor, type Database, type Tx } from '@caravan/server-core';
import type { ConversationState } from '@caravan/support/contract';
import {
  conversationMessageTable as messages,
  conversationTable as conversations,
  type ConversationRow,
} from './conversation.table.ts';

export type ConversationFilter =
  | { userId: string }
  | {
      state: ConversationState | undefined;
      /** Only those about this order or package. */
      ref: string | undefined;
      /** Only those of this shopper. */
      ofUser: string | undefined;
      /** A number of an order or package, or a part of a message. */
      q: string | undefined;
    };

export const insertConversation = async (tx: Tx, row: ConversationRow): Promise<void> => {
  await tx.insert(conversations).values(row);
};

export const findConversation = async (db: Database, id: string): Promise<ConversationRow | undefined> =>
  (await db.select().from(conversations).where(eq(conversations.id, id)))[0];

/** Locks the conversation until the transaction ends. */
export const lockConversation = async (tx: Tx, id: string): Promise<ConversationRow | undefined> =>
  (await tx.select().from(conversations).where(eq(conversations.id, id)).for('update'))[0];

export const writeConversation = async (tx: Tx, row: ConversationRow): Promise<void> => {
  await tx.update(conversations).set(row).where(eq(conversations.id, row.id));
};

const containing = (words: string): string => `%${words.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;

const matching = (db: Database, filter: ConversationFilter): SQL | undefined => {
  if ('userId' in filter) return eq(conversations.userId, filter.userId);
  const { state, ref, ofUser, q } = filter;
  const inMessage = (words: string) =>
    exists(
      db
        .select({ id: messages.id })
        .from(messages)
        .where(and(eq(messages.conversationId, conversations.id), ilike(messages.text, containing(words)))),
    );
  return and(
    state && eq(conversations.state, state),
    ref ? eq(conversations.ref, ref) : undefined,
    ofUser ? eq(conversations.userId, ofUser) : undefined,
    q ? or(eq(conversations.ref, q.toUpperCase()), inMessage(q)) : undefined,
  );
};

const position = z.tuple([z.iso.datetime(), z.string()]);

/** One page of conversations, the newest message first. */
export const pageOfConversations = async (
  db: Database,
  filter: ConversationFilter,
  { cursor, limit }: { cursor?: string | undefined; limit: number },
): Promise<CursorPage<ConversationRow>> => {
  const wanted = matching(db, filter);
  const at = readCursor(cursor, position);
  const after = at && sql`(${conversations.lastAt}, ${conversations.id}) < (${at[0]}::timestamptz, ${at[1]})`;
  const rows = await db
    .select()
    .from(conversations)
    .where(and(wanted, after))
    .orderBy(desc(conversations.lastAt), desc(conversations.id))
    .limit(limit + 1);
  const counted = db
    .select({ id: conversations.id })
    .from(conversations)
    .where(wanted)
    .limit(countedItems + 1)
    .as('counted');
  const [{ all } = { all: 0 }] = await db.select({ all: count() }).from(counted);
  return {
    ...cutPage(rows, limit, ({ lastAt, id }) => [lastAt.toISOString(), id]),
    count: all > countedItems ? null : all,
  };
};

/** Those in which a shopper waits for an answer, or only the given ones of them. */
export const waitingConversations = (db: Database, ids?: readonly string[]): Promise<ConversationRow[]> =>
  db
    .select()
    .from(conversations)
    .where(and(eq(conversations.state, 'open'), ids && inArray(conversations.id, [...ids])))
    .orderBy(conversations.waitingSince);

export const conversationsOfUser = (db: Database, userId: string): Promise<ConversationRow[]> =>
  db.select().from(conversations).where(eq(conversations.userId, userId)).orderBy(conversations.createdAt);
