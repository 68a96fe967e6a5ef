import { fail, fundPaymentReasons, type Payables, type PayablesQuery } from '@caravan/fund-payment/contract';
import { sumFen, type Language } from '@caravan/kernel';
import type { PaymentContext } from '../upkeep/payment-context.ts';

/** The prices of orders or packages, and whether they can be paid; 404 if one of them is not the shopper's. */
export const showPayables = async (
  context: PaymentContext,
  userId: string,
  { kind, refs }: PayablesQuery,
  language: Language,
): Promise<Payables> => {
  const wanted = [...new Set(refs)];
  const quotes = await context.payables()[kind].quote(userId, wanted);
  const items = wanted.map((_, index) => {
    const quote = quotes[index];
    if (!quote) throw fail('not_found');
    return {
      ref: quote.ref,
      title: quote.title[language],
      amount_fen: quote.amountFen,
      expires_at: quote.expiresAt?.toISOString() ?? null,
      payable: quote.refusal === null,
      reason: quote.refusal === null ? null : fundPaymentReasons[quote.refusal].text[language],
    };
  });
  return { items, amount_fen: sumFen(items.filter(({ payable }) => payable).map(({ amount_fen }) => amount_fen)) };
};
