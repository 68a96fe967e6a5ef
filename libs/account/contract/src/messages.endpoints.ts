import { defineEndpoint } from '@caravan/kernel';
import type { MessagePage, MessagesQuery, ReadMessages, UnreadCount } from './messages.schema.ts';

export const listMessages = defineEndpoint<{ query: MessagesQuery; data: MessagePage }>()({
  method: 'GET',
  path: '/messages',
  login: 'shopper',
  scope: 'messages',
  tags: ['message'],
  summary: 'Station messages in the language of the caller: unread first, then newest first',
});

/** Messages that are already read keep their time of reading. The whole call fails if one id is not the caller's. */
export const readMessages = defineEndpoint<{ body: ReadMessages; data: UnreadCount }>()({
  method: 'POST',
  path: '/messages/read',
  login: 'shopper',
  tags: ['message', 'unread-count'],
  summary: 'Mark some or all station messages as read',
});

export const removeMessage = defineEndpoint<{ params: { id: string }; data: null }>()({
  method: 'DELETE',
  path: '/messages/:id',
  login: 'shopper',
  tags: ['message', 'unread-count'],
  summary: 'Delete a station message',
});
