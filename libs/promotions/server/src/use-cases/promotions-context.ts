import type { Logins } from '@caravan/auth/port';
import type { Core, Notifier } from '@caravan/server-core';
import type { StaffChanges } from '@caravan/tasks/port';

/** What promotions need from other features. */
export interface PromotionsDependencies {
  /** Refuses changes of staff that are based on an older version. */
  staffChanges: () => StaffChanges;
  /** When an account was registered. */
  logins: () => Pick<Logins, 'find'>;
  /** Messages to shoppers. */
  notifier: () => Notifier;
}

export interface PromotionsContext
  extends Pick<Core, 'db' | 'transaction' | 'clock' | 'attempts'>, PromotionsDependencies {
  /** The address of the site, for invitations. */
  publicUrl: string;
}
