import { recordPort, type Database } from '@caravan/server-core';
import type { SubjectKind } from '@caravan/support/contract';

/** Implemented by each feature whose things shoppers write to us about: orders and packages. */
export interface ConversationSubject {
  /** Whether the thing with this number exists and belongs to the shopper. */
  belongsTo: (db: Database, userId: string, ref: string) => Promise<boolean>;
}

export type ConversationSubjects = Readonly<Record<SubjectKind, ConversationSubject>>;

export const conversationSubjectsPort = recordPort<ConversationSubjects>('ConversationSubject', ['order', 'package']);
