import { cursorPageOf, cursorQuery, email, id, instant, text, z } from '@caravan/kernel/zod';
import { conversationKinds, conversationStates, maxImages, maxMessage, maxQuestion } from './conversation-states.ts';

const ref = text(1, 64);

/** A message on its way to us. `images` are ids of uploaded pictures. */
export const newMessage = z.strictObject({
  text: text(1, maxMessage),
  images: z.array(id).max(maxImages).default([]),
});

export const newConversation = z.strictObject({
  about: z.discriminatedUnion('kind', [
    z.strictObject({ kind: z.literal('order'), ref }),
    z.strictObject({ kind: z.literal('package'), ref }),
    z.strictObject({ kind: z.literal('general') }),
    z.strictObject({ kind: z.literal('request') }),
  ]),
  ...newMessage.shape,
});

/** The product that a question is about, as the visitor saw it. */
const askedProduct = z.strictObject({ name: text(1, 300), url: z.url({ protocol: /^https?$/ }).max(4096) });
/** A question of a visitor without an account; it is answered by mail. */
export const productQuestion = z.strictObject({ email, text: text(1, maxQuestion), product: askedProduct });

/** The picture of an upload; the server checks type and size by its bytes. */
export const pictureUpload = z.strictObject({ image: z.file('not_a_picture') });

/** An uploaded picture. The address opens it for a day. */
export const picture = z.object({ id, url: z.string() });

export const message = z.object({
  id,
  by: z.enum(['shopper', 'staff']),
  text: z.string(),
  images: z.array(z.object({ url: z.string() })),
  at: instant,
});

export const conversation = z.object({
  id,
  about: z.object({
    kind: z.enum(conversationKinds),
    /** The number of the order or package; null without one. */
    ref: z.string().nullable(),
  }),
  state: z.enum(conversationStates),
  created_at: instant,
  /** The time of the newest message. */
  last_at: instant,
  /** The newest message, shortened. */
  last: z.object({ by: z.enum(['shopper', 'staff']), text: z.string() }),
});

/** The messages directly before the one with the id `before`. */
export const earlierQuery = z.object({ before: id });
/** Sorted by time; `earlier` counts those before the first of them. */
export const earlierMessages = z.object({ messages: z.array(message), earlier: z.int() });

/** The newest messages, sorted by time; `earlier` counts those before the first shown. */
export const conversationThread = z.object({
  ...conversation.shape,
  messages: z.array(message),
  earlier: z.int(),
});

export const conversationsQuery = z.object(cursorQuery.shape);
/** The conversation with the newest message first. */
export const conversationPage = cursorPageOf(conversation);
export const byConversation = z.object({ id });

export type AskedProduct = z.infer<typeof askedProduct>;
export type ProductQuestion = z.infer<typeof productQuestion>;
export type NewMessage = z.infer<typeof newMessage>;
/** The values of the form's fields. */
export type NewMessageForm = z.input<typeof newMessage>;
export type NewConversation = z.infer<typeof newConversation>;
export type NewConversationForm = z.input<typeof newConversation>;
export type PictureUpload = z.infer<typeof pictureUpload>;
export type Picture = z.infer<typeof picture>;
export type Message = z.infer<typeof message>;
export type Conversation = z.infer<typeof conversation>;
export type EarlierQuery = z.infer<typeof earlierQuery>;
export type EarlierMessages = z.infer<typeof earlierMessages>;
export type ConversationThread = z.infer<typeof conversationThread>;
export type ConversationsQuery = z.infer<typeof conversationsQuery>;
export type ConversationPage = z.infer<typeof conversationPage>;
