import { cursorPageOf, cursorQuery, id, instant, language, text, z } from '@caravan/kernel/zod';
import { conversationStates, maxMessage, maxReplyName } from './conversation-states.ts';
import { conversation, message, newMessage } from './support.schema.ts';

/** The caller may do these with a conversation now. */
export const ticketActions = ['note', 'answer', 'close'] as const;
export type TicketAction = (typeof ticketActions)[number];

export const staffConversation = z.object({
  ...conversation.shape,
  user_id: id,
  /** The product that a visitor without an account asked about; null for a conversation with a shopper. */
  product: z.object({ name: z.string(), url: z.string() }).nullable(),
  /** The language in which the shopper wrote last. */
  language,
  /** Since when the shopper has waited for an answer; null while nobody waits. */
  waiting_since: instant.nullable(),
  first_answered_at: instant.nullable(),
  closed_at: instant.nullable(),
  /** For `If-Match`. */
  version: z.int(),
  actions: z.array(z.enum(ticketActions)),
});

export const staffMessage = z.object({
  ...message.shape,
  /** A note among staff, which the shopper never sees. */
  internal: z.boolean(),
  /** The name of the member of staff who wrote it; null for the shopper. */
  staff: z.string().nullable(),
});

/** As for the shopper, with internal notes. */
export const earlierStaffMessages = z.object({ messages: z.array(staffMessage), earlier: z.int() });

export const staffThread = z.object({
  ...staffConversation.shape,
  /** Null for roles that see no contacts (specification 24.11), and for a closed account. */
  email: z.string().nullable(),
  messages: z.array(staffMessage),
  earlier: z.int(),
});

export const staffConversationsQuery = z.object({
  ...cursorQuery.shape,
  state: z.enum(conversationStates).optional(),
  /** Only those about the order or package with this number. */
  ref: text(1, 64).optional(),
  /** Only those of this shopper. */
  user_id: id.optional(),
  /** A number of an order or package, or a part of a message. */
  q: text(0, 100).optional(),
});
/** The newest message first. */
export const staffConversationPage = cursorPageOf(staffConversation);

export const staffNewMessage = z.strictObject({ ...newMessage.shape, internal: z.boolean() });

const replyText = text(1, maxMessage);
/** A text that staff reuse, in both languages. */
export const newReply = z.strictObject({ name: text(1, maxReplyName), text_en: replyText, text_zh: replyText });
export const savedReply = z.object({
  id,
  name: z.string(),
  text_en: z.string(),
  text_zh: z.string(),
  /** For `If-Match`. */
  version: z.int(),
});
/** By name. */
export const savedReplies = z.object({ items: z.array(savedReply) });

export type StaffConversation = z.infer<typeof staffConversation>;
export type StaffMessage = z.infer<typeof staffMessage>;
export type EarlierStaffMessages = z.infer<typeof earlierStaffMessages>;
export type StaffThread = z.infer<typeof staffThread>;
export type StaffConversationsQuery = z.infer<typeof staffConversationsQuery>;
export type StaffConversationPage = z.infer<typeof staffConversationPage>;
export type StaffNewMessage = z.infer<typeof staffNewMessage>;
export type StaffNewMessageForm = z.input<typeof staffNewMessage>;
export type NewReply = z.infer<typeof newReply>;
export type SavedReply = z.infer<typeof savedReply>;
export type SavedReplies = z.infer<typeof savedReplies>;
