import type { PaymentMethod } from '@caravan/fund-payment/contract';
import type { Tx } from '@caravan/server-core';
import type { Movement } from '../ledger/ledger.repo.ts';
import { findPayment } from '../payments/payment.repo.ts';
import { writeRefund } from './refund.repo.ts';
import type { RefundRow } from './refund.table.ts';
import { cardTransit, providerAccount, walletOf } from '../ledger/ledger-accounts.ts';
import { cardRefusedMessage } from '../messages/messages.ts';
import { moveMoney } from '../ledger/move-money.ts';
import type { PaymentContext } from '../upkeep/payment-context.ts';

const movementOf = (refund: RefundRow, key: string, at: Date, entries: Movement['entries']): Movement => ({
  key: `${key}:${refund.id}`,
  type: 'refund',
  kind: refund.kind,
  refs: [refund.ref],
  paymentId: refund.paymentId,
  remark: refund.remark,
  at,
  entries,
});

/** The provider of the payment that the refund returns. */
const providerOf = async (tx: Tx, { paymentId }: RefundRow): Promise<Exclude<PaymentMethod, 'balance'>> => {
  const method = (await findPayment(tx, paymentId))?.method;
  if (!method || method === 'balance') throw new Error(`no provider took payment ${paymentId}`);
  return method;
};

/**
 * Books a refund as returned to the card, by the provider's refund `ref`, or by null if only staff know of it. Lock the
 * refund first.
 */
export const bookCard = async (
  context: PaymentContext,
  tx: Tx,
  refund: RefundRow,
  providerRef: string | null,
): Promise<void> => {
  const { id, amountFen, status } = refund;
  await writeRefund(tx, id, { status: 'card', providerRef });
  if (status === 'card') return;
  const entries = [
    { accountId: cardTransit, amountFen: -amountFen },
    { accountId: providerAccount(await providerOf(tx, refund)), amountFen },
  ];
  await moveMoney(context, tx, movementOf(refund, 'refund_to_card', context.clock(), entries));
};

/**
 * Books a refund to the wallet because the card did not accept it, and sends the shopper a message. Lock the refund
 * first.
 */
export const bookBalance = async (
  context: PaymentContext,
  tx: Tx,
  refund: RefundRow,
  providerRef: string | null,
): Promise<void> => {
  const { id, userId, amountFen, status } = refund;
  await writeRefund(tx, id, { status: 'balance', providerRef });
  const entries = [
    {
      accountId: status === 'card' ? providerAccount(await providerOf(tx, refund)) : cardTransit,
      amountFen: -amountFen,
    },
    { accountId: walletOf(userId), amountFen },
  ];
  await moveMoney(context, tx, movementOf(refund, 'refund_to_balance', context.clock(), entries));
  const goods = await context.payables()[refund.kind].goods(tx, [refund.ref]);
  await context.notifier().send(tx, cardRefusedMessage(refund, goods.get(refund.ref) ?? []));
};
