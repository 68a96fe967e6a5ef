import type { PersonalData } from '@caravan/account/port';
import { fundPaymentReasons, paymentStatuses } from '@caravan/fund-payment/contract';
import type { Refunds, Wallets } from '@caravan/fund-payment/port';
import { checkTransitions } from '@caravan/kernel';
import { handleJob, type Core, type FeatureServer } from '@caravan/server-core';
import { balanceProvider } from './adapters/balance.provider.ts';
import { sandboxProvider } from './adapters/sandbox.provider.ts';
import { stripeProvider } from './adapters/stripe.provider.ts';
import { westpayProvider } from './adapters/westpay.provider.ts';
import { ensureOwnAccounts, readBalance } from './db/ledger.repo.ts';
import { ensurePaymentKey } from './db/payment-key.repo.ts';
import { paymentHappenings, paymentTransitions } from './domain/payment-states.ts';
import type { PaymentProviders } from './ports/payment-provider.ts';
import { createPaymentRoute } from './routes/create-payment.route.ts';
import { getBalanceRoute } from './routes/get-balance.route.ts';
import { getPayablesRoute } from './routes/get-payables.route.ts';
import { getPaymentRoute } from './routes/get-payment.route.ts';
import { listBalanceRecordsRoute } from './routes/list-balance-records.route.ts';
import { listPaymentMethodsRoute } from './routes/list-payment-methods.route.ts';
import { receiveWebhookRoute } from './routes/receive-webhook.route.ts';
import { adjustBalanceRoute } from './routes/staff/adjust-balance.route.ts';
import { confirmRemittanceRoute } from './routes/staff/confirm-remittance.route.ts';
import { listDisputesRoute } from './routes/staff/list-disputes.route.ts';
import { listRemittancesRoute } from './routes/staff/list-remittances.route.ts';
import { rejectRemittanceRoute } from './routes/staff/reject-remittance.route.ts';
import { submitRemittanceRoute } from './routes/submit-remittance.route.ts';
import { sandboxGateway } from './sandbox/sandbox.plugin.ts';
import { sendCardRefund, sendCardRefundJob } from './use-cases/card-refund.ts';
import { auditLedger } from './use-cases/ledger-audit.ts';
import type { FundPaymentDependencies, PaymentContext } from './use-cases/payment-context.ts';
import { fundPersonalData } from './use-cases/personal-data.ts';
import { refund, refundable } from './use-cases/refund.ts';
import { sweepPayments, sweepPaymentsJob } from './use-cases/sweep-payments.ts';
import { tellOfDispute, tellOfDisputeJob } from './use-cases/tell-of-dispute.ts';

/** What payment offers to other features. */
export interface FundPaymentPorts {
  refunds: Refunds;
  wallets: Wallets;
  personalData: PersonalData;
}

/** The wallet, and payments by every method. */
export interface FundPaymentServer extends FeatureServer {
  ports: FundPaymentPorts;
}

export const fundPaymentServer = (dependencies: FundPaymentDependencies): FundPaymentServer => {
  let running: PaymentContext | undefined;
  let sandboxKey = Buffer.alloc(0);

  const providersOf = (config: Core['config']): PaymentProviders => ({
    balance: balanceProvider,
    ...(config.production ? {} : { sandbox: sandboxProvider(() => sandboxKey) }),
    stripe: stripeProvider({ ...config.stripe, publicUrl: config.publicUrl }),
    westpay: westpayProvider({ config, exchangeRates: dependencies.exchangeRates }),
  });
  const contextOn = (core: Core): PaymentContext => {
    const { config, db, transaction, clock, jobs, log, mailer } = core;
    running ??= { ...dependencies, db, transaction, clock, jobs, log, mailer, providers: providersOf(config) };
    return running;
  };
  const runningOrThrow = (): PaymentContext => {
    if (!running) throw new Error('payment was called before the server was built');
    return running;
  };

  return {
    name: 'fund-payment',
    reasons: fundPaymentReasons,
    start: async ({ db }) => {
      const faults = checkTransitions(paymentTransitions, { states: paymentStatuses, events: paymentHappenings });
      if (faults.length) throw new Error(`the transitions of a payment: ${faults.join('; ')}`);
      await ensureOwnAccounts(db);
      sandboxKey = Buffer.from(await ensurePaymentKey(db, 'sandbox_webhook'));
    },
    routes: (core) => {
      const context = contextOn(core);
      return [
        getPayablesRoute(context),
        listPaymentMethodsRoute(context),
        createPaymentRoute(context),
        getPaymentRoute(context),
        receiveWebhookRoute(context),
        getBalanceRoute(context),
        listBalanceRecordsRoute(context),
        submitRemittanceRoute(context),
        listRemittancesRoute(context),
        confirmRemittanceRoute(context),
        rejectRemittanceRoute(context),
        adjustBalanceRoute(context),
        listDisputesRoute(context),
      ];
    },
    jobs: (core) => {
      const context = contextOn(core);
      return [
        handleJob(sendCardRefundJob, ({ refundId }) => sendCardRefund(context, refundId)),
        handleJob(sweepPaymentsJob, () => sweepPayments(context)),
        handleJob(tellOfDisputeJob, ({ disputeId }) => tellOfDispute(context, disputeId)),
      ];
    },
    plugin: async (app, core) => {
      if (!core.config.production) await app.register((scope) => sandboxGateway(scope, contextOn(core), () => sandboxKey));
    },
    audit: ({ db }) => auditLedger(db),
    ports: {
      refunds: {
        refund: (tx, wish) => refund(runningOrThrow(), tx, wish),
        refundable,
      },
      personalData: fundPersonalData(runningOrThrow),
      wallets: { balance: (userId) => readBalance(runningOrThrow().db, userId) },
    },
  };
};
