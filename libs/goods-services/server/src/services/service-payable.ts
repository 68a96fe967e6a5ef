import type { Payable, PayableQuote, PayableRefusal } from '@caravan/fund-payment/port';
import { findServiceRows, lockServices, wholeServices, type WholeService } from './service.repo.ts';
import { isServiceOver, isUnpaidOver } from './service-steps.ts';
import { serviceTitle } from './service-message.ts';
import type { ServicesContext } from '../services-context.ts';
import { payService } from './pay-service.ts';

const refusalOf = ({ row, items }: WholeService, now: Date): PayableRefusal | null => {
  if (row.status === 'cancelled') return 'not_payable';
  if (row.status !== 'pending_payment') return 'already_paid';
  if (isUnpaidOver(row, now)) return 'payment_expired';
  return isServiceOver({ row, items }, now) ? 'not_payable' : null;
};

const quoteOf = ({ row, ...rest }: WholeService, now: Date): PayableQuote => ({
  ref: row.number,
  title: serviceTitle(row),
  amountFen: row.amountFen,
  expiresAt: row.status === 'pending_payment' ? row.expiresAt : null,
  refusal: refusalOf({ row, ...rest }, now),
});

const inOrderOf = (refs: readonly string[], found: readonly WholeService[], now: Date): (PayableQuote | null)[] => {
  const quotes = new Map(found.map((whole) => [whole.row.number, quoteOf(whole, now)]));
  return refs.map((ref) => quotes.get(ref) ?? null);
};

/** Services as payment targets. Their goods are locked before them, as for every other step of services. */
export const servicePayable = (context: ServicesContext): Payable => ({
  async quote(userId, refs) {
    const rows = await findServiceRows(context.db, { userId }, refs);
    return inOrderOf(refs, await wholeServices(context.db, context, rows), context.clock());
  },
  lock: async (tx, userId, refs) => inOrderOf(refs, await lockServices(tx, context, { userId }, refs), context.clock()),
  async settle(tx, { userId, ref, amountFen, paidAt }) {
    const [whole] = await lockServices(tx, context, { userId }, [ref]);
    if (!whole) throw new Error(`the paid service ${ref} does not exist for this shopper`);
    if (whole.row.amountFen !== amountFen)
      throw new Error(`service ${ref} costs ${whole.row.amountFen} fen, but ${amountFen} fen were paid`);
    await payService(tx, context, whole, paidAt);
  },
  async goods(db, refs) {
    const found = await wholeServices(db, context, await findServiceRows(db, 'all', refs));
    return new Map(found.map(({ row, items }) => [row.number, items.map(({ name }) => name)]));
  },
});
