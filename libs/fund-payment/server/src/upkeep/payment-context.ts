import type { Addresses } from '@caravan/account/port';
import type { Identities } from '@caravan/auth/port';
import type { ChargeRates, ExchangeRates, Website } from '@caravan/content/port';
import type { ApprovalKind, DueKind, OwnApproval, StepSchemas } from '@caravan/fund-payment/contract';
import type { ApprovableSteps, Payable } from '@caravan/fund-payment/port';
import type { Core, Notifier } from '@caravan/server-core';
import type { StaffChanges, StaffMembers, Tasks } from '@caravan/tasks/port';
import type { PaymentProviders } from '../payments/payment-provider.ts';
import type { decisionCounter } from '../payments/decide-payment.ts';

/** One for each kind except the recharge, which payment handles itself. A missing one does not compile. */
export type Payables = Readonly<Record<DueKind, Payable>>;

type OtherApproval = Exclude<ApprovalKind, OwnApproval>;

/** What payment needs from other features. */
export interface FundPaymentDependencies {
  payables: () => Payables;
  notifier: () => Notifier;
  addresses: () => Addresses;
  exchangeRates: () => ExchangeRates & ChargeRates;
  identities: () => Identities;
  /** The names and roles of those who ask for and give approvals. */
  staffMembers: () => StaffMembers;
  /** Refuses changes of staff that are based on an older version. */
  staffChanges: () => StaffChanges;
  /** The steps of other features that a second person may have to approve. A missing one does not compile. */
  approvable: () => ApprovableSteps<OtherApproval>;
  /** The schemas of these steps. */
  stepSchemas: StepSchemas<OtherApproval>;
  /** Mails about disputes go to its service address. */
  website: () => Website;
  /** Remittances and disputes are work of finance. */
  tasks: () => Tasks;
}

/** The dependencies of payment's use cases. */
export interface PaymentContext
  extends Pick<Core, 'db' | 'transaction' | 'clock' | 'jobs' | 'log' | 'mailer'>, FundPaymentDependencies {
  providers: PaymentProviders;
  decisions: ReturnType<typeof decisionCounter>;
  /** The address of the site, for links in mails. */
  publicUrl: string;
}
