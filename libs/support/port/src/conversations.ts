import { onePort, type Tx } from '@caravan/server-core';
import type { ConversationKind } from '@caravan/support/contract';

/** Whose a conversation is, and what it is about. */
export interface AnsweredConversation {
  userId: string;
  kind: ConversationKind;
}

/** Conversations, for features that answer a shopper with more than words. */
export interface Conversations {
  /** Answers the shopper as this member of staff, who is told, and ends the task. Fails with `not_found`. */
  answer: (tx: Tx, answer: { id: string; staffId: string; text: string }) => Promise<AnsweredConversation>;
  /**
   * The bytes of a picture that this account uploaded and that no message shows; undefined if there is none. It reads
   * the store of files: never call it inside a transaction.
   */
  picture: (userId: string, id: string) => Promise<Uint8Array | undefined>;
}

export const conversationsPort = onePort<Conversations>('Conversations');
