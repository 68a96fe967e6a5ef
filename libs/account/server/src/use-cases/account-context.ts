import type { Deadlines, GoodsPhotos, PersonWork, Turns, UserSummary } from '@caravan/account/port';
import type { Identities, Logins } from '@caravan/auth/port';
import type { ExchangeRates } from '@caravan/content/port';
import type { Core, PersonalData } from '@caravan/server-core';
import type { StaffMembers } from '@caravan/tasks/port';
import type { Push } from './push-messages.ts';
import type { WebhookTools } from './webhooks.ts';

/** The ports of other features. They are resolved when they are used. */
export interface AccountDependencies {
  identities: () => Identities;
  logins: () => Logins;
  /** Names the staff in the log. */
  staffMembers: () => Pick<StaffMembers, 'find'>;
  summary: () => UserSummary;
  /** What shoppers have at other features, for the page of a person. */
  personWork: () => readonly PersonWork[];
  exchangeRates: () => ExchangeRates;
  goodsPhotos: () => GoodsPhotos;
  /** The personal data of other features, including auth; account adds its own. */
  personalData: () => readonly PersonalData[];
  /** What shoppers must do in time at other features, for their calendar. */
  deadlines: () => readonly Deadlines[];
  /** What waits for shoppers at other features. */
  turns: () => readonly Turns[];
}

/** The dependencies of account's use cases. */
export interface AccountContext
  extends AccountDependencies, Pick<Core, 'db' | 'transaction' | 'clock' | 'jobs' | 'mailer' | 'files' | 'pictures'> {
  /** The address of the site, for links in mails. */
  publicUrl: string;
  push: Push;
  webhooks: WebhookTools;
}
