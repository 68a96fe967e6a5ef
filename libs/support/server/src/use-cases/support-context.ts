import { identitiesPort } from '@caravan/auth/port';
import { type Core, notifierPort, shopPort, type Used } from '@caravan/server-core';
import { conversationSubjectsPort } from '@caravan/support/port';
import { peoplePort, staffChangesPort, staffMembersPort, tasksPort } from '@caravan/tasks/port';

/** The ports of other features that support calls. */
export const supportNeeds = {
  /** Whose the orders and packages are that shoppers write about. */
  subjects: conversationSubjectsPort,
  /** Tells shoppers of an answer. */
  notifier: notifierPort,
  /** The queue of tickets. */
  tasks: tasksPort,
  /** Tells who changed a conversation or a saved reply meanwhile. */
  changes: staffChangesPort,
  identities: identitiesPort,
  /** Finds shoppers by e-mail or id. */
  people: peoplePort,
  staffMembers: staffMembersPort,
  /** Named in mails to visitors. */
  shop: shopPort,
};
export type SupportDependencies = Used<typeof supportNeeds>;

/** The dependencies of the use cases. */
export interface SupportContext
  extends Pick<Core, 'db' | 'transaction' | 'clock' | 'files' | 'mailer' | 'pictures' | 'jobs'>, SupportDependencies {
  /** Signs the addresses of pictures. */
  pictureKey: Buffer;
  /** The address of the storefront, for links in mails. */
  publicUrl: string;
}
