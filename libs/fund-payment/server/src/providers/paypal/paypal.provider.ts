import { fail } from '@caravan/fund-payment/contract';
import { firstCharacters, hour, languageTable } from '@caravan/kernel';
import { fundPaymentPaths } from '@caravan/routes';
import type { Config } from '@caravan/server-core';
import type { OrderRequest } from '@paypal/paypal-server-sdk';
import { payPalAmount } from './paypal-amount.ts';
import { certificateUrl, isValidAt } from './paypal-certificate.ts';
import { isSignedByPayPal, transmissionOf } from './paypal-transmission.ts';
import { paymentTitle } from '../../wallet/remarks.ts';
import type { Gateway, PaymentProvider, ProviderEvent, ProviderPayment } from '../../payments/payment-provider.ts';
import { chargedIn, type Rates } from '../../payments/charge-rate.ts';
import { answerOf, failureOf, listedRefund, orderState, refundsIn } from './paypal-answers.ts';
import { payPalCertificates } from './paypal-certificates.ts';
import { payPalClient, type PayPalApi, type PayPalClient } from './paypal-client.ts';
import { payPalEvent } from './paypal-events.ts';

type PayPal = NonNullable<Config['paypal']>;

interface PayPalOptions {
  paypal: PayPal;
  publicUrl: string;
  exchangeRates: () => Rates;
}

/** PayPal's limit for a description. */
const mostCharacters = 127;

/** Nothing about the shopper is sent: PayPal knows its own payer, and needs no address for goods. */
const orderOf = ({ sdk }: PayPalApi, payment: ProviderPayment, publicUrl: string): OrderRequest => {
  const { id, kind, refs, charge, language } = payment;
  const back =
    kind === 'recharge'
      ? fundPaymentPaths.recharge.href()
      : fundPaymentPaths.payment.href({ kind, refs: refs.join(',') });
  return {
    intent: sdk.CheckoutPaymentIntent.Capture,
    purchaseUnits: [
      {
        customId: id,
        invoiceId: id,
        description: firstCharacters(paymentTitle(kind, refs, language), mostCharacters),
        amount: payPalAmount(charge.minor, charge.currency),
      },
    ],
    paymentSource: {
      paypal: {
        experienceContext: {
          locale: languageTable[language].locale,
          shippingPreference: sdk.PaypalWalletContextShippingPreference.NoShipping,
          userAction: sdk.PaypalExperienceUserAction.PayNow,
          returnUrl: `${publicUrl}${fundPaymentPaths.payResult.href({ payment_id: id })}`,
          cancelUrl: `${publicUrl}${back}`,
        },
      },
    },
  };
};

/** The payer, PayPal or the shop refuses this payment. The shopper may begin another one. */
const declines: ReadonlySet<string> = new Set([
  'COMPLIANCE_VIOLATION',
  'DECLINED_DUE_TO_RELATED_TXN',
  'DUPLICATE_INVOICE_ID',
  'INSTRUMENT_DECLINED',
  'MAX_NUMBER_OF_PAYMENT_ATTEMPTS_EXCEEDED',
  'PAYEE_BLOCKED_TRANSACTION',
  'PAYER_ACCOUNT_LOCKED_OR_CLOSED',
  'PAYER_ACCOUNT_RESTRICTED',
  'PAYER_CANNOT_PAY',
  'REDIRECT_PAYER_FOR_ALTERNATE_FUNDING',
  'TRANSACTION_BLOCKED_BY_PAYEE',
  'TRANSACTION_LIMIT_EXCEEDED',
  'TRANSACTION_RECEIVING_LIMIT_EXCEEDED',
  'TRANSACTION_REFUSED',
]);

/** The payer has not agreed yet. */
const undecided: ReadonlySet<string> = new Set(['ORDER_NOT_APPROVED', 'PAYER_ACTION_REQUIRED']);

const captureOrder = async (
  { orders }: PayPalApi,
  { id, providerRef }: { id: string; providerRef: string },
): Promise<ProviderEvent | null> => {
  try {
    const answer = await orders.captureOrder({
      id: providerRef,
      paypalRequestId: `${id}:capture`,
      prefer: 'return=representation',
    });
    return orderState(answer.result, id);
  } catch (error) {
    const { issue } = failureOf(error);
    // PayPal forgets our key after six hours, but no order is captured twice.
    if (issue === 'ORDER_ALREADY_CAPTURED') return orderState((await orders.getOrder({ id: providerRef })).result, id);
    if (declines.has(issue)) return { id: `look_${providerRef}_declined`, type: 'failed', paymentId: id, providerRef };
    if (undecided.has(issue)) return null;
    throw error;
  }
};

/**
 * The refunds of a capture, from its order: PayPal lists them nowhere else. An order that PayPal no longer shows is no
 * obstacle while the capture itself says that nothing was refunded.
 */
const refundsOfCapture = async ({ orders, payments }: PayPalApi, charge: string) => {
  const capture = (await payments.getCapturedPayment({ captureId: charge })).result;
  const untouched = capture.status === 'COMPLETED';
  const orderId = capture.supplementaryData?.relatedIds?.orderId;
  const order =
    orderId &&
    (await orders.getOrder({ id: orderId }).catch((error: unknown) => {
      if (!untouched || failureOf(error).status !== 404) throw error;
      return undefined;
    }));
  const refunds = order ? refundsIn(order.result, charge) : [];
  if (!untouched && refunds.length === 0) throw new Error(`PayPal does not show the refunds of ${charge}`);
  return refunds;
};

const gatewayOn = ({ api, logIn }: PayPalClient, publicUrl: string): Gateway => ({
  open: (payment) =>
    answerOf(async () => {
      const paypal = await api();
      const body = orderOf(paypal, payment, publicUrl);
      const { result } = await paypal.orders.createOrder({ body, paypalRequestId: payment.id });
      const url = result.links?.find(({ rel }) => rel === 'payer-action' || rel === 'approve')?.href;
      if (!result.id || !url) throw new Error('PayPal returned an order without an address');
      return { providerRef: result.id, url };
    }, logIn),
  look: ({ id, providerRef }) =>
    answerOf(async () => orderState((await (await api()).orders.getOrder({ id: providerRef })).result, id), logIn),
  capture: (payment) => answerOf(async () => captureOrder(await api(), payment), logIn),
  // PayPal has no call that withdraws an order. Its approval lapses, because only open payments are captured.
  close: async () => undefined,
  refund: ({ key, charge, minor, currency }) =>
    answerOf(async () => {
      const { payments } = await api();
      const { result } = await payments.refundCapturedPayment({
        captureId: charge,
        paypalRequestId: key,
        prefer: 'return=representation',
        body: { amount: payPalAmount(minor, currency), customId: key, invoiceId: key },
      });
      return listedRefund(result, charge);
    }, logIn),
  refundsOf: (charge) => answerOf(async () => refundsOfCapture(await api(), charge), logIn),
  refundOf: ({ ref, charge }) =>
    answerOf(
      async () => listedRefund((await (await api()).payments.getRefund({ refundId: ref })).result, charge),
      logIn,
    ),
});

/** Checks that PayPal signed an event for our webhook, with a certificate that it serves itself. */
const eventReader = ({ webhookId, environment, apiBase }: PayPal): NonNullable<PaymentProvider['readEvent']> => {
  const certificateAt = payPalCertificates({ environment, apiBase });
  return async (bytes, headers, now) => {
    const transmission = transmissionOf(headers, now);
    const url = transmission && certificateUrl(transmission.certificateUrl, { environment, apiBase });
    if (!url) throw fail('bad_signature');
    const certificate = await certificateAt(url).catch((cause: unknown) => {
      throw Object.assign(fail('bad_signature'), { cause });
    });
    const signed = { webhookId, bytes, key: certificate.publicKey };
    if (!isValidAt(certificate, now) || !isSignedByPayPal(transmission, signed)) throw fail('bad_signature');
    return payPalEvent(bytes);
  };
};

/**
 * Payments by PayPal, on PayPal's own pages. PayPal takes no yuan from abroad, so it charges the configured currency at
 * the day's rate. It waits for our call to take the money (specification 13.10).
 */
export const paypalProvider = ({ paypal, publicUrl, exchangeRates }: PayPalOptions): PaymentProvider => ({
  id: 'paypal',
  offered: true,
  // As long as PayPal keeps an order that its payer has not approved.
  lifetime: 6 * hour,
  ...chargedIn({ currency: paypal.currency, exchangeRates }),
  gateway: gatewayOn(payPalClient(paypal), publicUrl),
  readEvent: eventReader(paypal),
});
