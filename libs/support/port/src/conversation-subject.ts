import type { Database } from '@caravan/server-core';

/** Implemented by each feature whose things shoppers write to us about: orders and packages. */
export interface ConversationSubject {
  /** Whether the thing with this number exists and belongs to the shopper. */
  belongsTo: (db: Database, userId: string, ref: string) => Promise<boolean>;
}
