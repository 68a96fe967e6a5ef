import type { Payable, PayableQuote, PayableRefusal } from '@caravan/fund-payment/port';
import { goodsOfPackages } from '../package-goods.repo.ts';
import { findPackageRows, lockPackageRows } from '../package.repo.ts';
import type { PackageRow } from '../package.table.ts';
import { priceOf } from './package-discount.ts';
import { isExpired } from '../package-guards.ts';
import { packageTitle } from '../../messages/package-message.ts';
import { changePackage } from '../change-package.ts';
import type { PackageContext } from '../../core/package-context.ts';

const refusalOf = (row: PackageRow, now: Date): PayableRefusal | null => {
  if (row.status === 'cancelled') return 'not_payable';
  if (row.status !== 'pending_payment') return 'already_paid';
  return isExpired(row, now) ? 'payment_expired' : null;
};

const quoteOf = (row: PackageRow, now: Date): PayableQuote => ({
  ref: row.number,
  title: packageTitle(row.number),
  amountFen: priceOf(row),
  expiresAt: row.status === 'pending_payment' ? row.expiresAt : null,
  refusal: refusalOf(row, now),
});

const inOrderOf = (refs: readonly string[], rows: readonly PackageRow[], now: Date): (PayableQuote | null)[] => {
  const quotes = new Map(rows.map((row) => [row.number, quoteOf(row, now)]));
  return refs.map((ref) => quotes.get(ref) ?? null);
};

/** The implementation of `Payable` for packages. */
export const packagePayable = (context: PackageContext): Payable => ({
  async quote(userId, refs) {
    return inOrderOf(refs, await findPackageRows(context.db, { userId }, refs), context.clock());
  },
  async lock(tx, userId, refs) {
    return inOrderOf(refs, await lockPackageRows(tx, { userId }, refs), context.clock());
  },
  async settle(tx, { userId, ref, paymentId, amountFen, paidAt }) {
    const [held] = await lockPackageRows(tx, { userId }, [ref]);
    if (!held) throw new Error(`the paid package ${ref} does not exist for this shopper`);
    if (priceOf(held) !== amountFen)
      throw new Error(`package ${ref} costs ${priceOf(held)} fen, but ${amountFen} fen were paid`);
    const step = {
      event: 'paid',
      by: { actor: 'shopper', id: userId },
      patch: { paidAt },
      data: { payment_id: paymentId },
    } as const;
    await changePackage(tx, context, held, step);
  },
  async goods(db, refs) {
    const found = await goodsOfPackages(db, refs);
    return new Map([...found].map(([ref, goods]) => [ref, goods.map(({ name }) => name)]));
  },
});
