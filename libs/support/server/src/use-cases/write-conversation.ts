import { newId, type Language } from '@caravan/kernel';
import type { Tx } from '@caravan/server-core';
import {
  fail,
  maxShownMessages,
  type ConversationThread,
  type NewConversation,
  type NewMessage,
} from '@caravan/support/contract';
import { insertConversation, lockConversation, writeConversation } from '../db/conversation.repo.ts';
import type { ConversationRow } from '../db/conversation.table.ts';
import { insertMessage, attachPictures } from '../db/message.repo.ts';
import { afterShopper } from '../domain/conversation-steps.ts';
import { syncTask } from './conversation-task.ts';
import { showConversation } from './show-conversations.ts';
import type { SupportContext } from './support-context.ts';

export interface MessageToAdd extends NewMessage {
  conversation: ConversationRow;
  /** The member of staff who writes; null for the shopper. */
  staffId: string | null;
  internal: boolean;
  at: Date;
}

/** Adds a message with its pictures to a locked conversation, and returns the message's id. */
export const addMessage = async (
  tx: Tx,
  { conversation, staffId, internal, text, images, at }: MessageToAdd,
): Promise<string> => {
  const id = newId();
  const { id: conversationId, userId } = conversation;
  await insertMessage(tx, { id, conversationId, userId, staffId, internal, text, createdAt: at });
  const uploaded = { userId: staffId ?? userId, messageId: id, ids: images };
  if (!(await attachPictures(tx, uploaded))) throw fail('invalid', { fields: { images: 'picture_gone' } });
  return id;
};

/** Whether the shopper may write about it: it must be their own. */
const refuseForeign = async (
  tx: Tx,
  { subjects }: SupportContext,
  userId: string,
  about: NewConversation['about'],
): Promise<void> => {
  if (!('ref' in about)) return;
  if (!(await subjects()[about.kind].belongsTo(tx, userId, about.ref))) throw fail('not_found');
};

export interface ShopperWriting<Body> {
  userId: string;
  language: Language;
  body: Body;
}

/** Starts a conversation with its first message, and opens its task. */
export const startConversation = async (
  tx: Tx,
  context: SupportContext,
  { userId, language, body }: ShopperWriting<NewConversation>,
): Promise<ConversationThread> => {
  await refuseForeign(tx, context, userId, body.about);
  const at = context.clock();
  const conversation: ConversationRow = {
    id: newId(),
    userId,
    visitorEmail: null,
    product: null,
    kind: body.about.kind,
    ref: 'ref' in body.about ? body.about.ref : null,
    state: 'open',
    language,
    createdAt: at,
    lastAt: at,
    waitingSince: at,
    firstAnsweredAt: null,
    closedAt: null,
    version: 1,
  };
  await insertConversation(tx, conversation);
  await addMessage(tx, { ...body, conversation, staffId: null, internal: false, at });
  await syncTask(tx, context, conversation.id);
  return showConversation(tx, context, { userId, id: conversation.id, limit: maxShownMessages });
};

/** Adds a shopper's message. It opens an answered or closed conversation again. */
export const continueConversation = async (
  tx: Tx,
  context: SupportContext,
  { userId, language, body, id }: ShopperWriting<NewMessage> & { id: string },
): Promise<ConversationThread> => {
  const conversation = await lockConversation(tx, id);
  if (conversation?.userId !== userId) throw fail('not_found');
  const at = context.clock();
  await addMessage(tx, { ...body, conversation, staffId: null, internal: false, at });
  await writeConversation(tx, afterShopper(conversation, { at, language }));
  await syncTask(tx, context, id);
  return showConversation(tx, context, { userId, id, limit: maxShownMessages });
};
