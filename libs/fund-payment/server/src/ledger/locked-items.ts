import type { PayableRefusal } from '@caravan/fund-payment/port';
import type { Tx } from '@caravan/server-core';
import type { PaymentItem, PaymentRow } from '../payments/payment.table.ts';
import type { PaymentContext } from '../upkeep/payment-context.ts';

/** The locked targets of a payment, split into those that it can pay and those that it cannot. */
export interface LockedItems {
  payable: PaymentItem[];
  /** Why the first of the others cannot be paid; null if there are none. */
  refusal: PayableRefusal | 'amount_changed' | null;
}

/**
 * Locks the orders or packages of a payment until the transaction ends. Lock them before the payment and before any
 * wallet.
 */
export const lockItems = async (
  context: PaymentContext,
  tx: Tx,
  { kind, userId, items }: PaymentRow,
): Promise<LockedItems> => {
  if (kind === 'recharge') return { payable: [], refusal: null };
  const quotes = await context.payables()[kind].lock(
    tx,
    userId,
    items.map(({ ref }) => ref),
  );
  const judged = items.map((item, index) => {
    const quote = quotes[index];
    if (!quote) return { item, refusal: 'not_payable' as const };
    return {
      item,
      refusal: quote.refusal ?? (quote.amountFen === item.amountFen ? null : ('amount_changed' as const)),
    };
  });
  return {
    payable: judged.filter(({ refusal }) => refusal === null).map(({ item }) => item),
    refusal: judged.find(({ refusal }) => refusal !== null)?.refusal ?? null,
  };
};
