import { schemaOf } from '@caravan/kernel';
import { id, z } from '@caravan/kernel/zod';
import { listMessages, readMessages, removeMessage } from './messages.endpoints.ts';
import { messagePage, messagesQuery, readMessagesBody, unreadCount } from './messages.schema.ts';
export * from './messages.schema.ts';

export const listMessagesContract = schemaOf(listMessages, { query: messagesQuery, data: messagePage });
export const readMessagesContract = schemaOf(readMessages, { body: readMessagesBody, data: unreadCount });
export const removeMessageContract = schemaOf(removeMessage, { params: z.object({ id }), data: z.null() });
