import { sumFen, type Fen } from '@caravan/kernel';
import { canonicalJson, receiptFormat, sha256Of } from '@caravan/kernel/proof';
import type {
  Receipt,
  ReceiptAmount,
  ReceiptContent,
  ReceiptPayment,
  ReceiptShipping,
  ReceiptTotals,
} from './receipts.schema.ts';

const totalsOf = (payments: readonly ReceiptPayment[], shipping: ReceiptShipping | null): ReceiptTotals => {
  const paid = sumFen(payments.map(({ amount_fen }) => amount_fen));
  const refunded = sumFen(payments.flatMap(({ refunds }) => refunds.map(({ amount_fen }) => amount_fen)));
  return {
    paid_fen: paid,
    refunded_fen: refunded,
    kept_fen: paid - refunded,
    compensated_fen: sumFen((shipping?.claims ?? []).map(({ paid_fen }) => paid_fen)),
  };
};

/** The pinned discount of an order or a package as a part of its amount; nothing without one. */
export const discountOn = ({
  discountFen,
  couponCode,
}: {
  discountFen: Fen;
  couponCode: string | null;
}): ReceiptAmount[] =>
  discountFen
    ? [
        {
          code: 'discount',
          detail: couponCode,
          quantity: 1,
          unit_fen: -discountFen,
          amount_fen: -discountFen,
          set_by: 'staff',
        },
      ]
    : [];

/** A feature knows these parts of a receipt; the rest follows from them. */
export type ReceiptParts = Omit<ReceiptContent, 'format' | 'currency' | 'amount_fen' | 'totals'>;

/** Makes a receipt: adds its totals and the hash of its content to what is known, and what the hash does not cover. */
export const sealReceipt = async (
  parts: ReceiptParts,
  beside: Pick<Receipt, 'parties' | 'links'>,
): Promise<Receipt> => {
  const content: ReceiptContent = {
    ...parts,
    format: receiptFormat,
    currency: 'CNY',
    amount_fen: sumFen(parts.amounts.map(({ amount_fen }) => amount_fen)),
    totals: totalsOf(parts.payments, parts.shipping),
  };
  return { content, hash: await sha256Of(canonicalJson(content)), ...beside };
};

/** The file that a shopper keeps of a receipt, as the check of files reads it. */
export const receiptFile = ({ content, hash }: Pick<Receipt, 'content' | 'hash'>): string =>
  `${canonicalJson({ content, hash })}\n`;
