import type { PersonWork } from '@caravan/account/port';
import type { Retained } from '@caravan/content/port';
import { fundPaymentReasons } from '@caravan/fund-payment/contract';
import type {
  Approvals,
  Compensations,
  MoneyFigures,
  ReceiptPayments,
  Refunds,
  Wallets,
} from '@caravan/fund-payment/port';
import { checkTransitions, paymentStatuses } from '@caravan/kernel';
import {
  type Core,
  ensureKey,
  type FeatureServer,
  handleJob,
  type OpenMatters,
  type PersonalData,
  plainAudit,
} from '@caravan/server-core';
import type { Findable, TaskSource } from '@caravan/tasks/port';
import { balanceProvider } from './adapters/balance.provider.ts';
import { paypalProvider } from './adapters/paypal.provider.ts';
import { sandboxProvider } from './adapters/sandbox.provider.ts';
import { stripeProvider } from './adapters/stripe.provider.ts';
import { westpayProvider } from './adapters/westpay.provider.ts';
import { ensureApprovalRule } from './db/approval.repo.ts';
import { paidCompensations, totalCompensations } from './db/compensation.repo.ts';
import { numbersInDispute } from './db/dispute.repo.ts';
import { ensureOwnAccounts, readBalance } from './db/ledger.repo.ts';
import { moneyFigures } from './db/money-figures.repo.ts';
import { receiptPayments } from './db/receipt.repo.ts';
import { retainedEvents } from './db/payment-event.repo.ts';
import { paymentKeyTable } from './db/payment.table.ts';
import { paymentEvents, paymentTransitions } from './domain/payment-states.ts';
import { fundPaymentGauges } from './gauges.ts';
import type { PaymentProviders } from './ports/payment-provider.ts';
import { approvalStaffRoutes } from './routes/approvals.staff-routes.ts';
import { balanceRoutes } from './routes/balance.routes.ts';
import { paymentRoutes } from './routes/payments.routes.ts';
import { ledgerStaffRoutes } from './routes/ledger.staff-routes.ts';
import { paymentStaffRoutes } from './routes/payments.staff-routes.ts';
import { sandboxGateway } from './sandbox/sandbox.plugin.ts';
import { capturePaymentJob } from './use-cases/apply-event.ts';
import { capturePayment } from './use-cases/ask-provider.ts';
import { approvals } from './use-cases/approval-rule.ts';
import { approvalTaskSource } from './use-cases/approval-work.ts';
import { sendCardRefund, sendCardRefundJob } from './use-cases/card-refund.ts';
import { compensate } from './use-cases/compensate.ts';
import { compareWithProvider, compareWithProviderJob } from './use-cases/compare-with-provider.ts';
import { auditLedger } from './use-cases/ledger-audit.ts';
import { decisionCounter } from './use-cases/decide-payment.ts';
import type { FundPaymentDependencies, PaymentContext } from './use-cases/payment-context.ts';
import { haulMoney } from './use-cases/haul-money.ts';
import { fundPersonalData } from './use-cases/personal-data.ts';
import { refsToCard, refund, refundable } from './use-cases/refund.ts';
import { paymentFindables, paymentsOfPerson, paymentTaskSources } from './use-cases/payment-work.ts';
import { mailReceipt, mailReceiptJob } from './use-cases/send-receipt.ts';
import { sweepPayments, sweepPaymentsJob } from './use-cases/sweep-payments.ts';
import { notifyOfDispute, notifyOfDisputeJob } from './use-cases/notify-of-dispute.ts';

/** What payment provides to other features. */
export interface FundPaymentPorts {
  refunds: Refunds;
  /** Credits what the shop owes a shopper besides payments. */
  compensations: Compensations;
  /** The limit above which steps of staff need a second person. */
  approvals: Approvals;
  wallets: Wallets;
  /** What was paid and refunded, for receipts. */
  receiptPayments: ReceiptPayments;
  personalData: PersonalData;
  /** Payments and balance records in the portable archive. */
  haul: ReturnType<typeof haulMoney>;
  /** Remittances and disputes that must have tasks of finance. */
  taskSources: readonly TaskSource[];
  /** Turnover in the owner's figures. */
  figures: MoneyFigures;
  /** Payments, remittances and disputes in the search of the console. */
  findables: readonly Findable[];
  /** Payments on the page of their payer. */
  personWork: PersonWork;
  retained: Pick<Retained, 'payment_events'>;
  /** Disputes of card holders. */
  openMatters: OpenMatters;
}

/** The wallet, and payments by every method. */
export interface FundPaymentServer extends FeatureServer {
  ports: FundPaymentPorts;
}

const refuseBadTransitions = (): void => {
  const faults = checkTransitions(paymentTransitions, { states: paymentStatuses, events: paymentEvents });
  if (faults.length) throw new Error(`invalid transitions of a payment: ${faults.join('; ')}`);
};

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
    routes: [
      ...paymentRoutes(context),
      ...balanceRoutes(context),
      ...paymentStaffRoutes(context),
      ...ledgerStaffRoutes(context),
      ...approvalStaffRoutes(context),
    ],
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
      personalData: fundPersonalData(context),
      haul: haulMoney(context),
      taskSources: [...paymentTaskSources, approvalTaskSource],
      figures: moneyFigures,
      findables: paymentFindables,
      personWork: paymentsOfPerson,
      retained: { payment_events: retainedEvents(db) },
      openMatters: { about: (numbers) => numbersInDispute(db, numbers) },
      receiptPayments: { of: (targets) => receiptPayments(db, targets) },
      wallets: { balance: (userId) => readBalance(db, userId) },
    },
  };
};
