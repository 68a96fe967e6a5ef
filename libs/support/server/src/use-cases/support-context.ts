import type { Identities } from '@caravan/auth/port';
import type { Core, Notifier } from '@caravan/server-core';
import type { ConversationKind } from '@caravan/support/contract';
import type { ConversationSubject } from '@caravan/support/port';
import type { Findable, StaffChanges, StaffMembers, Tasks } from '@caravan/tasks/port';

/** What support needs from other features. */
export interface SupportDependencies {
  /** Whose the orders and packages are that shoppers write about. */
  subjects: () => Readonly<Record<Exclude<ConversationKind, 'general'>, ConversationSubject>>;
  /** Tells shoppers of an answer. */
  notifier: () => Notifier;
  /** The queue of tickets. */
  tasks: () => Tasks;
  /** Tells who changed a conversation or a saved reply meanwhile. */
  changes: () => StaffChanges;
  identities: () => Identities;
  /** Finds shoppers by e-mail or id. */
  people: () => Findable;
  staffMembers: () => StaffMembers;
}

/** The dependencies of the use cases. */
export interface SupportContext
  extends Pick<Core, 'db' | 'transaction' | 'clock' | 'files' | 'pictures' | 'jobs'>, SupportDependencies {
  /** Signs the addresses of pictures. */
  pictureKey: Buffer;
}
