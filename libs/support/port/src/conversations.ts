import type { Language } from '@caravan/kernel';
import { onePort, type Database, type Tx } from '@caravan/server-core';

/** Whose a conversation is. */
export interface ConversationOwner {
  userId: string;
  /** The language in which the shopper wrote last. */
  language: Language;
}

/** Conversations, for features that answer a shopper with more than words. */
export interface Conversations {
  /** Undefined for an unknown conversation. */
  find: (db: Database, id: string) => Promise<ConversationOwner | undefined>;
  /** Answers the shopper as this member of staff, who is told, and ends the task. Fails with `not_found`. */
  answer: (tx: Tx, answer: { id: string; staffId: string; text: string }) => Promise<ConversationOwner>;
}

export const conversationsPort = onePort<Conversations>('Conversations');
