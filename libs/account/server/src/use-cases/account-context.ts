import type { PersonalData, UserSummary } from '@caravan/account/port';
import type { Identities, Logins } from '@caravan/auth/port';
import type { ExchangeRates } from '@caravan/content/port';
import type { Core } from '@caravan/server-core';

/** What account asks of other features, each looked up when it is needed. */
export interface AccountDependencies {
  identities: () => Identities;
  logins: () => Logins;
  summary: () => UserSummary;
  exchangeRates: () => ExchangeRates;
  /** What other features keep of people, auth among them; account's own parts are added to it. */
  personalData: () => readonly PersonalData[];
}

/** What account's use cases work with. */
export interface AccountContext extends AccountDependencies, Pick<Core, 'db' | 'transaction' | 'clock' | 'mailer' | 'files'> {
  /** Where links in mails lead. */
  publicUrl: string;
}
