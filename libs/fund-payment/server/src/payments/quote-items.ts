import { fail, type NewPayment } from '@caravan/fund-payment/contract';
import { sumFen, type Fen } from '@caravan/kernel';
import type { Tx } from '@caravan/server-core';
import type { PaymentItem } from './payment.table.ts';
import type { PaymentContext } from '../upkeep/payment-context.ts';

/** The price of a payment before it begins. */
export interface QuotedPayment {
  items: PaymentItem[];
  amountFen: Fen;
  /** The earliest time at which one of its targets expires. */
  expiresAt: Date | null;
}

const earliest = (instants: readonly (Date | null)[]): Date | null =>
  instants.reduce<Date | null>((first, at) => (at !== null && (first === null || at < first) ? at : first), null);

/** Locks the targets and returns their price. Fails if one of them is not the shopper's or cannot be paid. */
export const quoteItems = async (
  context: PaymentContext,
  tx: Tx,
  userId: string,
  { kind, refs = [], amount_fen }: NewPayment,
): Promise<QuotedPayment> => {
  if (kind === 'recharge') return { items: [], amountFen: amount_fen ?? 0, expiresAt: null };
  const wanted = [...new Set(refs)];
  const quotes = await context.payables()[kind].lock(tx, userId, wanted);
  const found = wanted.map((_, index) => quotes[index] ?? null).filter((quote) => quote !== null);
  if (found.length !== wanted.length) throw fail('not_found');
  const refused = found.find(({ refusal }) => refusal !== null);
  if (refused?.refusal) throw fail(refused.refusal, { ref: refused.ref });
  const items = found.map(({ ref, amountFen }) => ({ ref, amountFen }));
  return {
    items,
    amountFen: sumFen(items.map(({ amountFen }) => amountFen)),
    expiresAt: earliest(found.map(({ expiresAt }) => expiresAt)),
  };
};
