import { recordPort, type Database, onePort, type Tx, type StepFigures } from '@caravan/server-core';
import type { SubjectKind, ConversationKind } from '@caravan/support/contract';

/** Implemented by each feature whose things shoppers write to us about: orders and packages. */
export interface ConversationSubject {
  /** Whether the thing with this number exists and belongs to the shopper. */
  belongsTo: (db: Database, userId: string, ref: string) => Promise<boolean>;
}

export type ConversationSubjects = Readonly<Record<SubjectKind, ConversationSubject>>;

export const conversationSubjectsPort = recordPort<ConversationSubjects>('ConversationSubject', ['order', 'package']);

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

/** Support in the owner's figures: from a shopper's first message to the first answer of staff. */
export type SupportFigures = Pick<StepFigures<never, 'first_answer'>, 'passages'>;

export const supportFiguresPort = onePort<SupportFigures>('SupportFigures');
