import { and, asc, desc, eq, gte, inArray, lt, or, type SQL } from 'drizzle-orm';
import { countedItems, scannedCode, type CursorPage } from '@caravan/kernel';
import { z } from '@caravan/kernel/zod';
import { containsText, countRows, cutPage, olderThan, readCursor, type Database, type Tx } from '@caravan/server-core';
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

/** Inserts a conversation, unless there is one with its id; false then. */
export const insertConversationOnce = async (tx: Tx, row: ConversationRow): Promise<boolean> => {
  const inserted = await tx.insert(conversations).values(row).onConflictDoNothing().returning({ id: conversations.id });
  return inserted.length === 1;
};

export const findConversation = async (db: Database, id: string): Promise<ConversationRow | undefined> =>
  (await db.select().from(conversations).where(eq(conversations.id, id)))[0];

/** Locks the conversation until the transaction ends. */
export const lockConversation = async (tx: Tx, id: string): Promise<ConversationRow | undefined> =>
  (await tx.select().from(conversations).where(eq(conversations.id, id)).for('update'))[0];

export const writeConversation = async (tx: Tx, row: ConversationRow): Promise<void> => {
  await tx.update(conversations).set(row).where(eq(conversations.id, row.id));
};

/** The conversations about a number, and those of the newest messages that contain the words, `countedItems` of each. */
const idsOf = async (db: Database, words: string): Promise<string[]> => {
  const numbered = db
    .select({ id: conversations.id })
    .from(conversations)
    .where(eq(conversations.ref, scannedCode(words)))
    .orderBy(desc(conversations.lastAt))
    .limit(countedItems);
  const said = db
    .select({ id: messages.conversationId })
    .from(messages)
    .where(containsText(messages.search, words))
    .orderBy(desc(messages.createdAt))
    .limit(countedItems);
  const found = await Promise.all([numbered, said]);
  return [...new Set(found.flat().map(({ id }) => id))];
};

const matching = async (db: Database, filter: ConversationFilter): Promise<SQL | undefined> => {
  if ('userId' in filter) return eq(conversations.userId, filter.userId);
  const { state, ref, ofUser, q } = filter;
  return and(
    state && eq(conversations.state, state),
    ref ? eq(conversations.ref, ref) : undefined,
    ofUser ? eq(conversations.userId, ofUser) : undefined,
    q ? inArray(conversations.id, await idsOf(db, q)) : undefined,
  );
};

const position = z.tuple([z.iso.datetime(), z.string()]);

/** One page of conversations, the newest message first. */
export const pageOfConversations = async (
  db: Database,
  filter: ConversationFilter,
  { cursor, limit }: { cursor?: string | undefined; limit: number },
): Promise<CursorPage<ConversationRow>> => {
  const wanted = await matching(db, filter);
  const at = readCursor(cursor, position);
  const after = olderThan(conversations.lastAt, conversations.id, at);
  const rows = await db
    .select()
    .from(conversations)
    .where(and(wanted, after))
    .orderBy(desc(conversations.lastAt), desc(conversations.id))
    .limit(limit + 1);
  return {
    ...cutPage(rows, limit, ({ lastAt, id }) => [lastAt.toISOString(), id]),
    count: await countRows(db, conversations, wanted),
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

/** No shopper waits for an answer in them, and their last message is from before this time. */
export const conversationsEndedBefore = (before: Date): SQL | undefined =>
  and(inArray(conversations.state, ['answered', 'closed']), lt(conversations.lastAt, before));

/** The ids of the oldest of these conversations, locked until the transaction ends. */
export const lockEndedConversations = async (tx: Tx, before: Date, limit: number): Promise<string[]> => {
  const found = await tx
    .select({ id: conversations.id })
    .from(conversations)
    .where(conversationsEndedBefore(before))
    .orderBy(asc(conversations.lastAt), asc(conversations.id))
    .limit(limit)
    .for('update', { skipLocked: true });
  return found.map(({ id }) => id);
};

/** Those of these numbers that a conversation is about which may still go on: not closed, and used since this time. */
export const numbersInConversation = async (
  db: Database,
  numbers: readonly string[],
  since: Date,
): Promise<string[]> => {
  const rows = await db
    .selectDistinct({ ref: conversations.ref })
    .from(conversations)
    .where(
      and(
        inArray(conversations.ref, [...numbers]),
        or(eq(conversations.state, 'open'), and(eq(conversations.state, 'answered'), gte(conversations.lastAt, since))),
      ),
    );
  return rows.flatMap(({ ref }) => ref ?? []);
};
