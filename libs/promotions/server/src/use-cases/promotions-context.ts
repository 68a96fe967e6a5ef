import { type Logins, loginsPort } from '@caravan/auth/port';
import { type Core, notifierPort, type Port, type Used } from '@caravan/server-core';
import { staffChangesPort } from '@caravan/tasks/port';

/** Of logins, promotions read nothing else. */
const logins: Port<Pick<Logins, 'find'>, Logins> = loginsPort;

/** The ports of other features that promotions call. */
export const promotionsNeeds = {
  /** Refuses changes of staff that are based on an older version. */
  staffChanges: staffChangesPort,
  /** When an account was registered. */
  logins,
  /** Messages to shoppers. */
  notifier: notifierPort,
};
export type PromotionsDependencies = Used<typeof promotionsNeeds>;

export interface PromotionsContext
  extends Pick<Core, 'db' | 'transaction' | 'clock' | 'attempts'>, PromotionsDependencies {
  /** The address of the site, for invitations. */
  publicUrl: string;
}
