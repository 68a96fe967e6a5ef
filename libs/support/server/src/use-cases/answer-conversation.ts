import { holdsRole } from '@caravan/kernel';
import type { Mail, StaffCall, Tx } from '@caravan/server-core';
import { answererRoles, fail, type StaffNewMessage, type StaffThread } from '@caravan/support/contract';
import { lockConversation, writeConversation } from '../db/conversation.repo.ts';
import type { ConversationRow } from '../db/conversation.table.ts';
import { afterAnswer, afterClosing } from '../domain/conversation-steps.ts';
import { composeAnswerMail } from '../mails/compose-answer-mail.ts';
import { answerMessage } from '../messages/answer-message.ts';
import { syncTask } from './conversation-task.ts';
import { showStaffConversation } from './show-conversations.ts';
import type { SupportContext } from './support-context.ts';
import { addMessage, type MessageToAdd } from './write-conversation.ts';

/** The mail to a visitor without an account; undefined for a shopper, who is told otherwise. It shows no pictures. */
const visitorMail = (
  { publicUrl }: Pick<SupportContext, 'publicUrl'>,
  { visitorEmail: to, product, language }: ConversationRow,
  { text, images, shop }: Pick<StaffNewMessage, 'text' | 'images'> & { shop: string },
): Promise<Mail> | undefined => {
  if (to === null || product === null) return undefined;
  if (images.length > 0) throw fail('invalid', { fields: { images: 'not_allowed' } });
  return composeAnswerMail({ to, language, product, text, publicUrl, shop });
};

/** Adds an answer to a locked conversation, tells the shopper or the visitor, and ends the task. */
const sendAnswer = async (
  tx: Tx,
  context: SupportContext,
  answer: Omit<MessageToAdd, 'at' | 'internal'>,
  mail?: Promise<Mail>,
): Promise<void> => {
  const { conversation, text } = answer;
  const at = context.clock();
  const messageId = await addMessage(tx, { ...answer, internal: false, at });
  await writeConversation(tx, afterAnswer(conversation, at));
  if (mail) await context.mailer.send(tx, await mail, messageId);
  else await context.notifier().send(tx, answerMessage(conversation, { messageId, text }));
  await syncTask(tx, context, conversation.id);
};

/** Adds an internal note, or answers the shopper, who is told; only some roles answer. `shop` is its name. */
export const writeAsStaff = async (
  tx: Tx,
  context: SupportContext,
  { staffId, roles, audit }: StaffCall,
  { id, body, shop }: { id: string; body: StaffNewMessage; shop: string },
): Promise<StaffThread> => {
  if (!body.internal && !holdsRole(roles, answererRoles)) throw fail('forbidden');
  const conversation = await lockConversation(tx, id);
  if (!conversation) throw fail('not_found');
  if (body.internal) await addMessage(tx, { ...body, conversation, staffId, at: context.clock() });
  else {
    const mail = visitorMail(context, conversation, { ...body, shop });
    await sendAnswer(tx, context, { ...body, conversation, staffId }, mail);
  }
  const action = body.internal ? 'conversation.note' : 'conversation.answer';
  await audit(tx, { action, subject: { kind: 'conversation', ref: id } });
  return showStaffConversation(context, id, roles, tx);
};

/** Answers a shopper for another feature, such as with an offer; visitors without an account are not found. */
export const answerShopper = async (
  tx: Tx,
  context: SupportContext,
  { id, staffId, text }: { id: string; staffId: string; text: string },
): Promise<ConversationRow> => {
  const conversation = await lockConversation(tx, id);
  if (!conversation || conversation.visitorEmail !== null) throw fail('not_found');
  await sendAnswer(tx, context, { conversation, staffId, text, images: [] });
  return conversation;
};

/** Ends a conversation, unless the shopper wrote again since the caller read it. */
export const endConversation = async (
  tx: Tx,
  context: SupportContext,
  { roles, audit, unchanged }: StaffCall,
  { id, expected }: { id: string; expected: number | undefined },
): Promise<StaffThread> => {
  const conversation = await lockConversation(tx, id);
  if (!conversation) throw fail('not_found');
  if (conversation.state === 'closed') unchanged();
  else {
    const { version } = conversation;
    if (expected !== undefined && expected !== version)
      throw await context.changes().changed(tx, { kind: 'conversation', ref: id, version });
    await writeConversation(tx, afterClosing(conversation, context.clock()));
    await syncTask(tx, context, id);
    await audit(tx, { action: 'conversation.close', subject: { kind: 'conversation', ref: id } });
  }
  return showStaffConversation(context, id, roles, tx);
};
