import {
  archiveSourcesPort,
  type PersonWork,
  personWorkPort,
  userSummaryPort,
  type UserSummary,
} from '@caravan/account/port';
import { type Retained, retainedPort, type SetupSteps, setupStepsPort } from '@caravan/content/port';
import { fundPaymentReasons } from '@caravan/fund-payment/contract';
import {
  type Approvals,
  approvalsPort,
  type Compensations,
  compensationsPort,
  type MoneyFigures,
  ledgerJournalPort,
  type LedgerJournal,
  moneyFiguresPort,
  type ReceiptPayments,
  receiptPaymentsPort,
  type Refunds,
  refundsPort,
} from '@caravan/fund-payment/port';
import {
  type Core,
  ensureKey,
  type Feature,
  type FeatureServer,
  handleJob,
  type OpenMatters,
  openMattersPort,
  type PersonalData,
  personalDataPort,
  plainAudit,
} from '@caravan/server-core';
import {
  type Findable,
  findablesPort,
  type HeldWork,
  heldWorkPort,
  type TaskSource,
  taskSourcesPort,
} from '@caravan/tasks/port';
import { heldApprovals } from './approvals/held-approvals.ts';
import { balanceProvider } from './wallet/balance.provider.ts';
import { paypalProvider } from './providers/paypal/paypal.provider.ts';
import { sandboxProvider } from './providers/sandbox/sandbox.provider.ts';
import { stripeProvider } from './providers/stripe/stripe.provider.ts';
import { westpayProvider } from './remittances/westpay.provider.ts';
import { ensureApprovalRule } from './approvals/approval.repo.ts';
import { paidCompensations, totalCompensations } from './ledger/compensation.repo.ts';
import { numbersInDispute } from './disputes/dispute.repo.ts';
import { ensureOwnAccounts, readBalance } from './ledger/ledger.repo.ts';
import { ledgerJournal } from './ledger/ledger-journal.repo.ts';
import { moneyFigures } from './upkeep/money-figures.repo.ts';
import { receiptParties } from './receipts/receipt-parties.ts';
import { receiptPayments } from './receipts/receipt.repo.ts';
import { retainedEvents } from './payments/events/payment-event.repo.ts';
import { paymentKeyTable } from './payments/payment.table.ts';
import { refuseBadTransitions } from './payments/payment-states.ts';
import { fundPaymentGauges } from './upkeep/gauges.ts';
import type { PaymentProviders } from './payments/payment-provider.ts';
import { approvalStaffRoutes } from './approvals/approvals.staff-routes.ts';
import { balanceRoutes } from './wallet/balance.routes.ts';
import { paymentRoutes } from './payments/payments.routes.ts';
import { ledgerStaffRoutes } from './ledger/ledger.staff-routes.ts';
import { paymentStaffRoutes } from './payments/payments.staff-routes.ts';
import { sandboxGateway } from './providers/sandbox/sandbox.plugin.ts';
import { capturePaymentJob } from './payments/events/apply-event.ts';
import { capturePayment } from './payments/ask-provider.ts';
import { approvals } from './approvals/approval-rule.ts';
import { approvalTaskSource } from './approvals/approval-work.ts';
import { sendCardRefund, sendCardRefundJob } from './refunds/card-refund.ts';
import { compensate } from './ledger/compensate.ts';
import { compareWithProvider, compareWithProviderJob } from './differences/compare-with-provider.ts';
import { auditLedger } from './ledger/ledger-audit.ts';
import { decisionCounter } from './payments/decide-payment.ts';
import { type FundPaymentDependencies, fundPaymentNeeds, type PaymentContext } from './upkeep/payment-context.ts';
import { haulMoney } from './upkeep/haul-money.ts';
import { fundPersonalData } from './upkeep/personal-data.ts';
import { refsToCard, refund, refundable } from './refunds/refund.ts';
import { paymentFindables, paymentsOfPerson, paymentTaskSources } from './upkeep/payment-work.ts';
import { mailReceipt, mailReceiptJob } from './receipts/send-receipt.ts';
import { readyMethods } from './payments/ready-methods.ts';
import { sweepPayments, sweepPaymentsJob } from './payments/sweep-payments.ts';
import { notifyOfDispute, notifyOfDisputeJob } from './disputes/notify-of-dispute.ts';

export interface FundPaymentPorts {
  refunds: Refunds;
  /** Credits what the shop owes a shopper besides payments. */
  compensations: Compensations;
  /** The limit above which steps of staff need a second person. */
  approvals: Approvals;
  /** The open requests of a member of staff who leaves. */
  held: HeldWork;
  /** The balance of a shopper's wallet. */
  wallets: Pick<UserSummary, 'balance'>;
  /** Payments and refunds, for receipts. */
  receiptPayments: ReceiptPayments;
  personalData: PersonalData;
  /** Payments and balance records in the portable archive. */
  haul: ReturnType<typeof haulMoney>;
  /** Remittances and disputes that must have tasks of finance. */
  taskSources: readonly TaskSource[];
  /** Turnover in the owner's figures. */
  figures: MoneyFigures;
  /** The whole ledger, for the books. */
  journal: LedgerJournal;
  /** Payments, remittances and disputes in the search of the console. */
  findables: readonly Findable[];
  /** Payments on the page of their payer. */
  personWork: PersonWork;
  retained: Pick<Retained, 'payment_events'>;
  /** Ways to pay that have what they need. */
  setup: Pick<SetupSteps, 'payments'>;
  /** Disputes of card holders. */
  openMatters: OpenMatters;
}

/** The wallet, and payments by every method. */
export interface FundPaymentServer extends FeatureServer {
  ports: FundPaymentPorts;
}

export const createFundPayment = async (
  core: Core,
  dependencies: FundPaymentDependencies,
): Promise<FundPaymentServer> => {
  refuseBadTransitions();
  const { config, db, transaction, clock, jobs, log, mailer } = core;
  const sandboxKey = await ensureKey(db, paymentKeyTable, 'sandbox_webhook');
  const providers: PaymentProviders = {
    balance: balanceProvider,
    ...(config.production ? {} : { sandbox: sandboxProvider(sandboxKey) }),
    stripe: stripeProvider({ ...config.stripe, publicUrl: config.publicUrl }),
    ...(config.paypal && {
      paypal: paypalProvider({
        paypal: config.paypal,
        publicUrl: config.publicUrl,
        exchangeRates: dependencies.exchangeRates,
      }),
    }),
    westpay: westpayProvider({ config, exchangeRates: dependencies.exchangeRates }),
  };
  const context: PaymentContext = {
    db,
    transaction,
    clock,
    jobs,
    log,
    mailer,
    providers,
    decisions: decisionCounter(),
    publicUrl: config.publicUrl,
    ...dependencies,
  };

  return {
    name: 'fund-payment',
    reasons: fundPaymentReasons,
    start: async () => {
      await ensureOwnAccounts(db);
      await ensureApprovalRule(db);
    },
    // The features above register the steps that need an approval after payment is made.
    get routes() {
      return [
        ...paymentRoutes(context),
        ...balanceRoutes(context),
        ...paymentStaffRoutes(context),
        ...ledgerStaffRoutes(context),
        ...approvalStaffRoutes(context),
      ];
    },
    jobs: [
      handleJob(sendCardRefundJob, ({ refundId }) => sendCardRefund(context, refundId)),
      handleJob(capturePaymentJob, async ({ paymentId }) => {
        await capturePayment(context, paymentId);
      }),
      handleJob(sweepPaymentsJob, () => sweepPayments(context)),
      handleJob(compareWithProviderJob, () => compareWithProvider(context)),
      handleJob(mailReceiptJob, (receipt, { id }) => mailReceipt(context, receipt, id)),
      handleJob(notifyOfDisputeJob, ({ disputeId }) => notifyOfDispute(context, disputeId)),
    ],
    plugin: async (app) => {
      if (!config.production) await app.register((scope) => sandboxGateway(scope, context, sandboxKey));
    },
    audit: (run = plainAudit) => auditLedger(db, run),
    gauges: fundPaymentGauges(core),
    counters: [context.decisions],
    ports: {
      refunds: {
        refund: (tx, wish) => refund(context, tx, wish),
        refundable,
        toCard: (kind, refs, tx) => refsToCard(context, kind, refs, tx),
      },
      compensations: {
        pay: (tx, compensation) => compensate(context, tx, compensation),
        paid: paidCompensations,
        total: totalCompensations,
      },
      approvals: approvals(context),
      held: heldApprovals(context),
      personalData: fundPersonalData(context),
      haul: haulMoney(context),
      taskSources: [...paymentTaskSources, approvalTaskSource],
      figures: moneyFigures,
      journal: ledgerJournal,
      findables: paymentFindables,
      personWork: paymentsOfPerson,
      retained: { payment_events: retainedEvents(db) },
      setup: { payments: async () => readyMethods(config) },
      openMatters: { about: (numbers) => numbersInDispute(db, numbers) },
      receiptPayments: {
        of: (targets) => receiptPayments(db, targets),
        parties: (buyer, payments) => receiptParties(context, buyer, payments),
      },
      wallets: { balance: (userId) => readBalance(db, userId) },
    },
  };
};

/** Makes fund-payment, and registers what it does for other features. */
export const fundPaymentFeature: Feature = async (core) => {
  const feature = await createFundPayment(core, core.ports.use('fund-payment', fundPaymentNeeds));
  const { ports } = feature;
  core.ports.provide(refundsPort, ports.refunds);
  core.ports.provide(compensationsPort, ports.compensations);
  core.ports.provide(approvalsPort, ports.approvals);
  core.ports.provide(heldWorkPort, [ports.held]);
  core.ports.provide(receiptPaymentsPort, ports.receiptPayments);
  core.ports.provide(moneyFiguresPort, ports.figures);
  core.ports.provide(ledgerJournalPort, ports.journal);
  core.ports.provide(userSummaryPort, { balance: ports.wallets.balance });
  core.ports.provide(taskSourcesPort, ports.taskSources);
  core.ports.provide(findablesPort, ports.findables);
  core.ports.provide(personWorkPort, [ports.personWork]);
  core.ports.provide(personalDataPort, [ports.personalData]);
  core.ports.provide(archiveSourcesPort, ports.haul);
  core.ports.provide(retainedPort, ports.retained);
  core.ports.provide(setupStepsPort, ports.setup);
  core.ports.provide(openMattersPort, [ports.openMatters]);
  return feature;
};
