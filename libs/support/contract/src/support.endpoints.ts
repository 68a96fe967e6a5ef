import { defineEndpoint } from '@caravan/kernel';
import { maxImageBytes } from './conversation-states.ts';
import type {
  ConversationPage,
  ConversationsQuery,
  ConversationThread,
  EarlierMessages,
  EarlierQuery,
  NewConversation,
  NewMessage,
  Picture,
  PictureUpload,
  ProductQuestion,
} from './support.schema.ts';

type ById = { id: string };

export const listConversations = defineEndpoint<{ query: ConversationsQuery; data: ConversationPage }>()({
  method: 'GET',
  path: '/conversations',
  login: 'shopper',
  scope: 'messages',
  tags: ['conversation'],
  summary: 'The shopper’s conversations with staff, the newest message first',
});

export const getConversation = defineEndpoint<{ params: ById; data: ConversationThread }>()({
  method: 'GET',
  path: '/conversations/:id',
  login: 'shopper',
  scope: 'messages',
  tags: ['conversation'],
  summary: 'One conversation with its messages',
});

export const listEarlierMessages = defineEndpoint<{ params: ById; query: EarlierQuery; data: EarlierMessages }>()({
  method: 'GET',
  path: '/conversations/:id/messages',
  login: 'shopper',
  scope: 'messages',
  tags: [],
  summary: 'The messages before those that are shown, up to 200 at a time',
});

export const createConversation = defineEndpoint<{ body: NewConversation; data: ConversationThread }>()({
  method: 'POST',
  path: '/conversations',
  login: 'shopper',
  tags: ['conversation'],
  summary: 'Write to staff about an order, a package or in general',
  idempotency: 'key',
  limit: { max: 20, minutes: 60, by: 'account' },
  reasons: ['picture_gone'],
});

export const writeMessage = defineEndpoint<{ params: ById; body: NewMessage; data: ConversationThread }>()({
  method: 'POST',
  path: '/conversations/:id/messages',
  login: 'shopper',
  tags: ['conversation'],
  summary: 'Write a further message; it opens a closed conversation again',
  idempotency: 'key',
  limit: { max: 60, minutes: 60, by: 'account' },
  reasons: ['picture_gone'],
});

/** Asking the same on the same day is one question. */
export const askAboutProduct = defineEndpoint<{ body: ProductQuestion; data: null }>()({
  method: 'POST',
  path: '/product_questions',
  login: 'none',
  tags: [],
  summary: 'Ask staff about a product without an account; the answer comes by mail',
  limit: { max: 5, minutes: 60, by: 'address' },
});

export const uploadConversationPicture = defineEndpoint<{ body: PictureUpload; data: Picture }>()({
  method: 'POST',
  path: '/conversations/pictures',
  login: 'shopper',
  tags: [],
  summary: 'Upload a picture for a message; one that no message shows is deleted after a day',
  upload: 'multipart',
  files: { max: 1, bytes: maxImageBytes, tooLarge: 'picture_too_large' },
  limit: { max: 60, minutes: 60, by: 'account' },
  reasons: ['not_a_picture', 'picture_too_large', 'too_many_pixels'],
});

/**
 * The address keeps the picture private: it is signed for those who may read the conversation and expires after a day.
 * An image element cannot send a token.
 */
export const getConversationPicture = defineEndpoint<{ params: { token: string }; data: unknown }>()({
  method: 'GET',
  path: '/conversations/pictures/:token',
  login: 'none',
  tags: [],
  summary: 'A picture of a message by a signed URL',
  raw: true,
});
