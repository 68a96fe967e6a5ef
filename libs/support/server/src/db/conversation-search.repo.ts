import { and, desc, eq, inArray, ne, or, sql } from 'drizzle-orm';
import { scannedCode } from '@caravan/kernel';
import type { Database } from '@caravan/server-core';
import { conversationTable as conversations, type ConversationRow } from './conversation.table.ts';

const newest = [desc(conversations.lastAt), desc(conversations.id)] as const;

/** The conversation with this id, and those about the order or package with this number, the newest message first. */
export const conversationsNumbered = (db: Database, words: string, limit: number): Promise<ConversationRow[]> =>
  db
    .select()
    .from(conversations)
    .where(or(eq(conversations.id, words), eq(conversations.ref, scannedCode(words))))
    .orderBy(...newest)
    .limit(limit);

/** The shoppers' conversations, without those that `conversationsNumbered` finds by the same words. */
export const conversationsOfMembers = async (
  db: Database,
  { userIds, words, limit }: { userIds: readonly string[]; words: string; limit: number },
): Promise<ConversationRow[]> => {
  if (!userIds.length) return [];
  const otherRef = sql`${conversations.ref} IS DISTINCT FROM ${scannedCode(words)}`;
  return db
    .select()
    .from(conversations)
    .where(and(inArray(conversations.userId, [...userIds]), ne(conversations.id, words), otherRef))
    .orderBy(...newest)
    .limit(limit);
};
