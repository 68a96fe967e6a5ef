import type { Address } from '@caravan/account/contract';
import { fail, maxPendingPayments, type NewPayment } from '@caravan/fund-payment/contract';
import { newId, type Fen } from '@caravan/kernel';
import type { Tx } from '@caravan/server-core';
import { insertBalancePayment, insertPayment, lockPending } from './payment.repo.ts';
import type { PaymentRow } from './payment.table.ts';
import { walletOf } from '../ledger/ledger-accounts.ts';
import type { Charge } from './charge.ts';
import type { PaymentProvider } from './payment-provider.ts';
import type { PaymentContext } from '../upkeep/payment-context.ts';
import { quoteItems, type QuotedPayment } from './quote-items.ts';
import { queueReceipt } from '../receipts/send-receipt.ts';
import { settlePayment } from './settle-payment.ts';

/** Data that is read from other features before the transaction begins. */
export interface PreparedPayment {
  provider: PaymentProvider;
  charge: (amountFen: Fen) => Charge;
  billAddress: Address | null;
  wish: NewPayment;
}

export const preparePayment = async (
  context: PaymentContext,
  userId: string,
  wish: NewPayment,
): Promise<PreparedPayment> => {
  const provider = context.providers[wish.method];
  if (!provider?.offered) throw fail('method_unavailable');
  if (wish.kind === 'recharge' && wish.method === 'balance') throw fail('recharge_by_balance');
  const charge = await provider.charger();
  if (wish.bill_address_id === undefined) return { provider, charge, billAddress: null, wish };
  const billAddress = await context.addresses().find(userId, wish.bill_address_id, 'billing');
  if (!billAddress) throw fail('not_found');
  return { provider, charge, billAddress, wish };
};

/** The shopper never pays at a margin other than the one that the page said (specification 47.3). */
const refuseOtherRate = ({ margin, rate }: Charge, { exchange_rate: seen }: NewPayment): void => {
  if (seen !== undefined && seen !== (margin ? rate : null)) throw fail('amount_changed');
};

const expiryOf = ({ lifetime }: PaymentProvider, { expiresAt }: QuotedPayment, now: Date): Date => {
  const ends = new Date(now.getTime() + lifetime);
  return expiresAt && expiresAt < ends ? expiresAt : ends;
};

const paymentOf = (
  { clock }: PaymentContext,
  userId: string,
  { provider, charge, billAddress, wish }: PreparedPayment,
  quoted: QuotedPayment,
): PaymentRow => {
  const now = clock();
  const charged = charge(quoted.amountFen);
  refuseOtherRate(charged, wish);
  return {
    id: newId(),
    userId,
    kind: wish.kind,
    items: quoted.items,
    amountFen: quoted.amountFen,
    method: provider.id,
    status: 'pending',
    chargeMinor: charged.minor,
    chargeCurrency: charged.currency,
    chargeRate: charged.rate,
    chargeRateAsOf: charged.asOf,
    chargeMarginBp: charged.margin?.bp ?? 0,
    chargeDayRate: charged.margin?.dayRate ?? null,
    instructions: provider.instructions?.(charged) ?? null,
    billAddress,
    providerRef: null,
    providerUrl: null,
    providerCharge: null,
    checkedAt: now,
    failure: null,
    returnedFen: 0,
    expiresAt: expiryOf(provider, quoted, now),
    createdAt: now,
    decidedAt: null,
  };
};

/** Begins and decides a payment from the balance in one step. Every transaction locks the targets before the wallet. */
const payFromBalance = async (context: PaymentContext, tx: Tx, begun: PaymentRow): Promise<PaymentRow> => {
  const { userId, items, amountFen, createdAt: at } = begun;
  const balanceFen = await insertBalancePayment(tx, begun);
  if (balanceFen < amountFen) throw fail('insufficient_balance', { balance_fen: balanceFen });
  const { payment } = await settlePayment(context, tx, begun, items, { accountId: walletOf(userId), at });
  await queueReceipt(context, tx, { payment, paid: items, receivedFen: amountFen, returnedFen: 0, at });
  return payment;
};

/**
 * Begins a payment in the transaction that also records the answer. With an outside provider it stays pending, and the
 * provider is called after the commit.
 */
export const createPayment = async (
  context: PaymentContext,
  tx: Tx,
  userId: string,
  prepared: PreparedPayment,
): Promise<PaymentRow> => {
  const quoted = await quoteItems(context, tx, userId, prepared.wish);
  const payment = paymentOf(context, userId, prepared, quoted);
  if (prepared.provider.id === 'balance') return payFromBalance(context, tx, payment);
  if ((await lockPending(tx, userId)) >= maxPendingPayments)
    throw fail('too_many_pending', { max: maxPendingPayments });
  await insertPayment(tx, payment);
  return payment;
};
