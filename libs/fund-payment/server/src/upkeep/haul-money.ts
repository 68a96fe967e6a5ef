import type { HaulPayment, HaulRecord } from '@caravan/account/contract/archive';
import type { ArchiveSources } from '@caravan/account/port';
import { paymentsOfUser } from './erase.repo.ts';
import type { PaymentRow } from '../payments/payment.table.ts';
import { findRange, listRecords, type RecordRow } from '../wallet/records.repo.ts';
import { presentCharge } from '../payments/present-charge.ts';
import type { PaymentContext } from './payment-context.ts';

/** Records per read. */
const atATime = 1_000;

const haulPayment = (row: PaymentRow): HaulPayment => ({
  id: row.id,
  kind: row.kind,
  refs: row.items.map(({ ref }) => ref),
  method: row.method,
  status: row.status,
  amount_fen: row.amountFen,
  charged: presentCharge(row),
  created_at: row.createdAt.toISOString(),
  decided_at: row.decidedAt?.toISOString() ?? null,
});

/** Remarks are in English, whatever language the shopper reads. */
const haulRecord = ({ transaction, at, amountFen, balanceAfterFen }: RecordRow): HaulRecord => ({
  number: transaction.number,
  at: at.toISOString(),
  type: transaction.type,
  amount_fen: amountFen,
  balance_after_fen: balanceAfterFen,
  remark: transaction.remark.en,
  kind: transaction.kind,
  refs: transaction.refs,
});

/** A shopper's payments and balance records in the portable archive (specification 33.2). */
export const haulMoney = ({ db }: Pick<PaymentContext, 'db'>): Pick<ArchiveSources, 'payments' | 'wallet'> => ({
  payments: async (userId: string) => (await paymentsOfUser(db, userId)).map(haulPayment).toReversed(),
  wallet: async (userId: string) => {
    const { first, last } = await findRange(db, userId, {});
    const found: HaulRecord[] = [];
    for (let oldest = first; oldest <= last; oldest += atATime) {
      const range = { first: oldest, last: Math.min(last, oldest + atATime - 1) };
      const rows = await listRecords(db, userId, undefined, range);
      found.push(...rows.toReversed().map(haulRecord));
    }
    return found;
  },
});
