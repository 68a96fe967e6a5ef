import { addressesPort } from '@caravan/account/port';
import { identitiesPort } from '@caravan/auth/port';
import { chargeRatesPort, websitePort } from '@caravan/content/port';
import { approvableStepsPort, payablesPort, stepSchemasPort } from '@caravan/fund-payment/port';
import { type Core, notifierPort, shopPort, type Used } from '@caravan/server-core';
import { staffChangesPort, staffMembersPort, tasksPort } from '@caravan/tasks/port';
import type { PaymentProviders } from '../payments/payment-provider.ts';
import type { decisionCounter } from '../payments/decide-payment.ts';

/** The ports of other features that payment calls. */
export const fundPaymentNeeds = {
  payables: payablesPort,
  notifier: notifierPort,
  addresses: addressesPort,
  exchangeRates: chargeRatesPort,
  identities: identitiesPort,
  /** The names and roles of those who ask for and give approvals. */
  staffMembers: staffMembersPort,
  /** Refuses changes of staff that are based on an older version. */
  staffChanges: staffChangesPort,
  /** The steps of other features that a second person may have to approve. */
  approvable: approvableStepsPort,
  /** The schemas of these steps. */
  stepSchemas: stepSchemasPort,
  /** Mails about disputes go to its service address. */
  website: websitePort,
  shop: shopPort,
  /** Remittances and disputes are work of finance. */
  tasks: tasksPort,
};
export type FundPaymentDependencies = Used<typeof fundPaymentNeeds>;

/** The dependencies of payment's use cases. */
export interface PaymentContext
  extends Pick<Core, 'db' | 'transaction' | 'clock' | 'jobs' | 'log' | 'mailer'>, FundPaymentDependencies {
  providers: PaymentProviders;
  decisions: ReturnType<typeof decisionCounter>;
  /** The address of the site, for links in mails. */
  publicUrl: string;
}
