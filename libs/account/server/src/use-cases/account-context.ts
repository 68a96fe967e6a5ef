import { deadlinesPort, goodsPhotosPort, personWorkPort, turnsPort, userSummaryPort } from '@caravan/account/port';
import { identitiesPort, loginsPort } from '@caravan/auth/port';
import { exchangeRatesPort } from '@caravan/content/port';
import { type Core, personalDataPort, type Port, shopPort, type Used } from '@caravan/server-core';
import { staffChangesPort, type StaffMembers, staffMembersPort } from '@caravan/tasks/port';
import type { Push } from './push-messages.ts';
import type { Texts } from '../texts/send-texts.ts';
import type { WebhookTools } from './webhooks.ts';

/** Account only reads their names. */
const staffMembers: Port<Pick<StaffMembers, 'find'>, StaffMembers> = staffMembersPort;

/** The ports of other features. They are resolved when they are used. */
export const accountNeeds = {
  identities: identitiesPort,
  logins: loginsPort,
  /** Names the staff in the log. */
  staffMembers,
  /** Tells who changed a setting meanwhile. */
  staffChanges: staffChangesPort,
  summary: userSummaryPort,
  /** For the page of a person. */
  personWork: personWorkPort,
  exchangeRates: exchangeRatesPort,
  goodsPhotos: goodsPhotosPort,
  /** The personal data of other features, including auth; account adds its own. */
  personalData: personalDataPort,
  /** For the shopper's calendar. */
  deadlines: deadlinesPort,
  /** Things that wait for shoppers at other features. */
  turns: turnsPort,
  /** Named in mails and by calendars. */
  shop: shopPort,
};
export type AccountDependencies = Used<typeof accountNeeds>;

/** The dependencies of account's use cases. */
export interface AccountContext
  extends
    AccountDependencies,
    Pick<Core, 'db' | 'transaction' | 'clock' | 'jobs' | 'mailer' | 'files' | 'pictures' | 'attempts'> {
  /** The address of the site, for links in mails. */
  publicUrl: string;
  push: Push;
  webhooks: WebhookTools;
  texts: Texts;
}
