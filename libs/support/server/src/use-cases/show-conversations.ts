import { seesContacts, type StaffRole } from '@caravan/kernel';
import type { Database, Tx } from '@caravan/server-core';
import {
  fail,
  maxShownMessages,
  type ConversationPage,
  type ConversationsQuery,
  type ConversationThread,
  type EarlierMessages,
  type EarlierStaffMessages,
  type StaffConversationPage,
  type StaffConversationsQuery,
  type StaffThread,
} from '@caravan/support/contract';
import { findConversation, pageOfConversations } from '../db/conversation.repo.ts';
import type { ConversationRow, MessageRow } from '../db/conversation.table.ts';
import { lastMessages, newestMessages, picturesOfMessages, type MessageSlice } from '../db/message.repo.ts';
import { pictureAddress } from '../domain/conversation-picture.ts';
import { presentConversation, presentMessage, presentStaffConversation } from '../present-conversation.ts';
import type { SupportContext } from './support-context.ts';

type Shown = Pick<SupportContext, 'clock' | 'pictureKey'>;

const withLast = async (
  db: Database,
  rows: readonly ConversationRow[],
): Promise<{ row: ConversationRow; last: MessageRow }[]> => {
  const last = await lastMessages(
    db,
    rows.map(({ id }) => id),
  );
  return rows.flatMap((row) => {
    const message = last.get(row.id);
    return message ? [{ row, last: message }] : [];
  });
};

/** The newest messages, with the addresses of their pictures. */
const messagesOf = async (db: Database, { clock, pictureKey }: Shown, id: string, slice: MessageSlice) => {
  const { rows, earlier } = await newestMessages(db, id, slice);
  const pictures = await picturesOfMessages(
    db,
    rows.map((row) => row.id),
  );
  const now = clock();
  const addressOf = (pictureId: string) => pictureAddress(pictureKey, pictureId, now);
  const messages = rows.map((row) => ({ row, message: presentMessage(row, pictures.get(row.id) ?? [], addressOf) }));
  return { messages, earlier };
};

/** A shopper's conversations. */
export const listConversations = async (
  { db }: Pick<SupportContext, 'db'>,
  userId: string,
  query: ConversationsQuery,
): Promise<ConversationPage> => {
  const page = await pageOfConversations(db, { userId }, query);
  const items = await withLast(db, page.items);
  return { ...page, items: items.map(({ row, last }) => presentConversation(row, last)) };
};

interface OwnConversation {
  userId: string;
  id: string;
}

/** The messages before one of a shopper's conversation; one of another shopper is not found. */
export const showEarlier = async (
  context: Shown & Pick<SupportContext, 'db'>,
  { userId, id, before }: OwnConversation & { before: string },
): Promise<EarlierMessages> => {
  if ((await findConversation(context.db, id))?.userId !== userId) throw fail('not_found');
  const slice = { notes: false, before, limit: maxShownMessages };
  const { messages, earlier } = await messagesOf(context.db, context, id, slice);
  return { messages: messages.map(({ message }) => message), earlier };
};

/** A shopper's conversation with its newest messages, or with all; one of another shopper is not found. */
export const showConversation = async (
  db: Database,
  context: Shown,
  { userId, id, limit }: OwnConversation & { limit: number | undefined },
): Promise<ConversationThread> => {
  const row = await findConversation(db, id);
  const [found] = row?.userId === userId ? await withLast(db, [row]) : [];
  if (!found) throw fail('not_found');
  const { messages, earlier } = await messagesOf(db, context, id, { notes: false, limit });
  return {
    ...presentConversation(found.row, found.last),
    messages: messages.map(({ message }) => message),
    earlier,
  };
};

export const listStaffConversations = async (
  { db }: Pick<SupportContext, 'db'>,
  { state, ref, user_id: ofUser, q, ...slice }: StaffConversationsQuery,
  roles: readonly StaffRole[],
): Promise<StaffConversationPage> => {
  const page = await pageOfConversations(db, { state, ref, ofUser, q }, slice);
  const items = await withLast(db, page.items);
  return { ...page, items: items.map(({ row, last }) => presentStaffConversation(row, last, roles)) };
};

type StaffContext = Shown & Pick<SupportContext, 'db' | 'identities' | 'staffMembers'>;

/** Messages and notes with the names of those of the staff who wrote them. */
const staffMessagesOf = async (
  db: Database,
  context: Shown & Pick<SupportContext, 'staffMembers'>,
  id: string,
  slice: Omit<MessageSlice, 'notes'>,
): Promise<EarlierStaffMessages> => {
  const { messages, earlier } = await messagesOf(db, context, id, { ...slice, notes: true });
  const staffIds = [...new Set(messages.flatMap((one) => one.row.staffId ?? []))];
  const members = await context.staffMembers().find(db, staffIds);
  return {
    messages: messages.map(({ row: { internal, staffId }, message }) => ({
      ...message,
      internal,
      staff: staffId && (members.get(staffId)?.name ?? staffId),
    })),
    earlier,
  };
};

/** The messages and notes before one of a conversation. */
export const showEarlierToStaff = async (
  context: StaffContext,
  { id, before }: { id: string; before: string },
): Promise<EarlierStaffMessages> => {
  if (!(await findConversation(context.db, id))) throw fail('not_found');
  return staffMessagesOf(context.db, context, id, { before, limit: maxShownMessages });
};

/** A conversation with internal notes, for staff; with `tx` as that transaction sees it. */
export const showStaffConversation = async (
  context: StaffContext,
  id: string,
  roles: readonly StaffRole[],
  tx?: Tx,
): Promise<StaffThread> => {
  const db = tx ?? context.db;
  const row = await findConversation(db, id);
  const [found] = row ? await withLast(db, [row]) : [];
  if (!found) throw fail('not_found');
  const { visitorEmail, userId } = found.row;
  const emailOf = async () => visitorEmail ?? (await context.identities().find(userId, tx))?.email ?? null;
  return {
    ...presentStaffConversation(found.row, found.last, roles),
    email: seesContacts(roles) ? await emailOf() : null,
    ...(await staffMessagesOf(db, context, id, { limit: maxShownMessages })),
  };
};
