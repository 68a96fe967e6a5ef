import { and, asc, count, desc, eq, getTableColumns, inArray, isNull, lt, or, sql } from 'drizzle-orm';
import { searchText, type Database, type Tx } from '@caravan/server-core';
import {
  conversationMessageTable as messages,
  conversationPictureTable as pictures,
  conversationTable as conversations,
  type MessageRow,
  type PictureRow,
} from './conversation.table.ts';

/** Inserts a message behind those of its locked conversation. */
export const insertMessage = async (tx: Tx, row: Omit<MessageRow, 'position'>): Promise<void> => {
  const position = await tx.$count(messages, eq(messages.conversationId, row.conversationId));
  await tx.insert(messages).values({ ...row, position, search: searchText(row.text) });
};

const visible = (notes: boolean) => (notes ? undefined : eq(messages.internal, false));

export interface MessageSlice {
  /** Includes internal notes. */
  notes: boolean;
  /** Only messages before this one. */
  before?: string | undefined;
  /** Absent for all. */
  limit?: number | undefined;
}

const placeOf = (db: Database, conversationId: string, id: string) =>
  db
    .select({ position: messages.position })
    .from(messages)
    .where(and(eq(messages.conversationId, conversationId), eq(messages.id, id)));

/** Bytes of texts, as JSON writes them, of the messages that are read at once with a limit. */
const shownBytes = 600 * 1024;

/**
 * The newest messages of a conversation, sorted by time, and how many came before. With a limit they are fewer if their
 * texts are long, but always one.
 */
export const newestMessages = async (
  db: Database,
  conversationId: string,
  { notes, before, limit }: MessageSlice,
): Promise<{ rows: MessageRow[]; earlier: number }> => {
  const wanted = and(
    eq(messages.conversationId, conversationId),
    visible(notes),
    before === undefined ? undefined : lt(messages.position, placeOf(db, conversationId, before)),
  );
  const newest = desc(messages.position);
  if (limit === undefined)
    return { rows: (await db.select().from(messages).where(wanted).orderBy(newest)).reverse(), earlier: 0 };
  const { id, text, position } = messages;
  const some = db.select({ id, text, position }).from(messages).where(wanted).orderBy(newest).limit(limit).as('some');
  const ownBytes = sql`octet_length(to_json(${some.text})::text)`;
  const sized = db
    .select({
      id: some.id,
      newerBytes: sql<number>`sum(${ownBytes}) over (order by ${desc(some.position)}) - ${ownBytes}`.as('newer_bytes'),
    })
    .from(some)
    .as('sized');
  const rows = await db
    .select(getTableColumns(messages))
    .from(sized)
    .innerJoin(messages, eq(messages.id, sized.id))
    .where(lt(sized.newerBytes, shownBytes))
    .orderBy(newest);
  return { rows: rows.reverse(), earlier: (await db.$count(messages, wanted)) - rows.length };
};

/** The newest message that the shopper sees of each conversation. */
export const lastMessages = async (
  db: Database,
  conversationIds: readonly string[],
): Promise<Map<string, MessageRow>> => {
  if (!conversationIds.length) return new Map();
  const rows = await db
    .selectDistinctOn([messages.conversationId])
    .from(messages)
    .where(and(inArray(messages.conversationId, [...conversationIds]), visible(false)))
    .orderBy(messages.conversationId, desc(messages.position));
  return new Map(rows.map((row) => [row.conversationId, row]));
};

export const insertPicture = async (db: Database, row: PictureRow): Promise<void> => {
  await db.insert(pictures).values(row);
};

/** Call it if the picture's file could not be stored. */
export const deletePicture = async (db: Database, id: string): Promise<void> => {
  await db.delete(pictures).where(eq(pictures.id, id));
};

export const countUnusedPictures = async (db: Database, userId: string): Promise<number> => {
  const [found] = await db
    .select({ pictures: count() })
    .from(pictures)
    .where(and(eq(pictures.userId, userId), isNull(pictures.messageId)));
  return found?.pictures ?? 0;
};

/** Whether this account uploaded the picture, and no message shows it. */
export const isUnusedPicture = async (db: Database, userId: string, id: string): Promise<boolean> => {
  const found = await db
    .select({ id: pictures.id })
    .from(pictures)
    .where(and(eq(pictures.id, id), eq(pictures.userId, userId), isNull(pictures.messageId)));
  return found.length === 1;
};

/** Shows uploaded pictures in a message, in the given order. False if one is unknown, used, or another account's. */
export const attachPictures = async (
  tx: Tx,
  { userId, messageId, ids }: { userId: string; messageId: string; ids: readonly string[] },
): Promise<boolean> => {
  for (const [position, id] of ids.entries()) {
    const used = await tx
      .update(pictures)
      .set({ messageId, position })
      .where(and(eq(pictures.id, id), eq(pictures.userId, userId), isNull(pictures.messageId)))
      .returning({ id: pictures.id });
    if (used.length !== 1) return false;
  }
  return true;
};

/** The pictures of messages, in order. */
export const picturesOfMessages = async (
  db: Database,
  messageIds: readonly string[],
): Promise<Map<string, PictureRow[]>> => {
  if (!messageIds.length) return new Map();
  const found = await db
    .select()
    .from(pictures)
    .where(inArray(pictures.messageId, [...messageIds]))
    .orderBy(asc(pictures.position));
  return Map.groupBy(found, ({ messageId }) => messageId ?? '');
};

/** Deletes the rows of pictures that no message has shown since then; the caller deletes the files. */
export const deleteUnusedPictures = async (db: Database, before: Date): Promise<string[]> => {
  const gone = await db
    .delete(pictures)
    .where(and(isNull(pictures.messageId), lt(pictures.createdAt, before)))
    .returning({ id: pictures.id });
  return gone.map(({ id }) => id);
};

/** Deletes the conversations of a shopper with everything in them, and returns their ids and those of the pictures. */
export const eraseConversations = async (
  tx: Tx,
  userId: string,
): Promise<{ conversationIds: string[]; pictureIds: string[] }> => {
  const own = tx.select({ id: messages.id }).from(messages).where(eq(messages.userId, userId));
  const gonePictures = await tx
    .delete(pictures)
    .where(or(eq(pictures.userId, userId), sql`${pictures.messageId} IN (${own})`))
    .returning({ id: pictures.id });
  await tx.delete(messages).where(eq(messages.userId, userId));
  const gone = await tx
    .delete(conversations)
    .where(eq(conversations.userId, userId))
    .returning({ id: conversations.id });
  return { conversationIds: gone.map(({ id }) => id), pictureIds: gonePictures.map(({ id }) => id) };
};

/** Deletes conversations with everything in them, and returns the ids of their pictures. */
export const deleteConversations = async (tx: Tx, conversationIds: readonly string[]): Promise<string[]> => {
  if (!conversationIds.length) return [];
  const ids = [...conversationIds];
  const inThem = tx.select({ id: messages.id }).from(messages).where(inArray(messages.conversationId, ids));
  const gone = await tx.delete(pictures).where(inArray(pictures.messageId, inThem)).returning({ id: pictures.id });
  await tx.delete(messages).where(inArray(messages.conversationId, ids));
  await tx.delete(conversations).where(inArray(conversations.id, ids));
  return gone.map(({ id }) => id);
};
