import { personName } from '@caravan/account/contract';
import { addressLines } from '@caravan/account/contract/address-lines';
import type { ReceiptBuyer } from '@caravan/fund-payment/port';
import type { ReceiptParties, ReceiptPayment } from '@caravan/receipts/contract';
import { and, desc, inArray, isNotNull } from 'drizzle-orm';
import { paymentTable } from '../payments/payment.table.ts';
import type { PaymentContext } from '../upkeep/payment-context.ts';

/** Who sold and who bought (specification 31.6). */
export const receiptParties = async (
  { db, identities, website }: Pick<PaymentContext, 'db' | 'identities' | 'website'>,
  { userId, ...given }: ReceiptBuyer,
  payments: readonly ReceiptPayment[],
): Promise<ReceiptParties> => {
  const { billAddress, decidedAt, id } = paymentTable;
  const ids = payments.map(({ payment_id }) => payment_id);
  const [paid] = ids.length
    ? await db
        .select({ address: billAddress })
        .from(paymentTable)
        .where(and(inArray(id, ids), isNotNull(billAddress)))
        .orderBy(desc(decidedAt))
        .limit(1)
    : [];
  const billed = paid?.address;
  const email = (await identities().find(userId))?.email ?? null;
  return {
    seller: await website().seller(),
    buyer: billed
      ? { name: personName(billed), address: { lines: addressLines(billed), country: billed.country }, email }
      : { ...given, email },
  };
};
