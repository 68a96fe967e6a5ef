import type { Conversation, ConversationThread, Message } from '../support.schema.ts';
import type { SavedReply, StaffConversation, StaffMessage, StaffThread } from '../support.staff-schema.ts';

const at = '2026-11-02T08:30:00.000Z';

export const aMessage = (over: Partial<Message> = {}): Message => ({
  id: 'message-1',
  by: 'shopper',
  text: 'When will my order be bought?',
  images: [],
  at,
  ...over,
});

export const aConversation = (over: Partial<Conversation> = {}): Conversation => ({
  id: 'conversation-1',
  about: { kind: 'order', ref: 'OD2611020001' },
  state: 'open',
  created_at: at,
  last_at: at,
  last: { by: 'shopper', text: 'When will my order be bought?' },
  ...over,
});

export const aThread = (over: Partial<ConversationThread> = {}): ConversationThread => ({
  ...aConversation(),
  messages: [aMessage()],
  earlier: 0,
  ...over,
});

export const aStaffMessage = (over: Partial<StaffMessage> = {}): StaffMessage => ({
  ...aMessage(),
  internal: false,
  staff: null,
  ...over,
});

const aStaffConversation = (over: Partial<StaffConversation> = {}): StaffConversation => ({
  ...aConversation(),
  user_id: 'user-1',
  product: null,
  language: 'en',
  waiting_since: at,
  first_answered_at: null,
  closed_at: null,
  version: 1,
  actions: ['note', 'answer', 'close'],
  ...over,
});

export const aStaffThread = (over: Partial<StaffThread> = {}): StaffThread => ({
  ...aStaffConversation(),
  email: 'ada@example.test',
  messages: [aStaffMessage()],
  earlier: 0,
  ...over,
});

export const aSavedReply = (over: Partial<SavedReply> = {}): SavedReply => ({
  id: 'reply-1',
  name: 'Bought today',
  text_en: 'We buy your order today.',
  text_zh: '我们今天为您采购。',
  version: 1,
  ...over,
});
