import { seesContacts, type StaffRole } from '@caravan/kernel';
import type { Database, Tx } from '@caravan/server-core';
import {
  fail,
  maxShownMessages,
  type ConversationPage,
  type ConversationsQuery,
  type ConversationThread,
  type StaffConversationPage,
  type StaffConversationsQuery,
  type StaffThread,
} from '@caravan/support/contract';
import { findConversation, pageOfConversations } from '../db/conversation.repo.ts';
import type { ConversationRow, MessageRow } from '../db/conversation.table.ts';
import { lastMessages, newestMessages, picturesOfMessages } from '../db/message.repo.ts';
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
const messagesOf = async (db: Database, { clock, pictureKey }: Shown, id: string, notes: boolean) => {
  const { rows, earlier } = await newestMessages(db, id, { notes, limit: maxShownMessages });
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

/** A shopper's conversation; one of another shopper is not found. */
export const showConversation = async (
  db: Database,
  context: Shown,
  { userId, id }: { userId: string; id: string },
): Promise<ConversationThread> => {
  const row = await findConversation(db, id);
  const [found] = row?.userId === userId ? await withLast(db, [row]) : [];
  if (!found) throw fail('not_found');
  const { messages, earlier } = await messagesOf(db, context, id, false);
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

/** A conversation with internal notes, for staff; with `tx` as that transaction sees it. */
export const showStaffConversation = async (
  context: Shown & Pick<SupportContext, 'db' | 'identities' | 'staffMembers'>,
  id: string,
  roles: readonly StaffRole[],
  tx?: Tx,
): Promise<StaffThread> => {
  const db = tx ?? context.db;
  const row = await findConversation(db, id);
  const [found] = row ? await withLast(db, [row]) : [];
  if (!found) throw fail('not_found');
  const { messages, earlier } = await messagesOf(db, context, id, true);
  const staffIds = [...new Set(messages.flatMap((one) => one.row.staffId ?? []))];
  const members = await context.staffMembers().find(db, staffIds);
  const identity = seesContacts(roles) ? await context.identities().find(found.row.userId, tx) : undefined;
  return {
    ...presentStaffConversation(found.row, found.last, roles),
    email: identity?.email ?? null,
    messages: messages.map(({ row: { internal, staffId }, message }) => ({
      ...message,
      internal,
      staff: staffId && (members.get(staffId)?.name ?? staffId),
    })),
    earlier,
  };
};
