import type { Payable, PayableQuote, PayableRefusal } from '@caravan/fund-payment/port';
import { findPackageRows, lockPackageRows } from '../db/package.repo.ts';
import type { PackageRow } from '../db/package.table.ts';
import { isExpired } from '../domain/package-guards.ts';
import { packageTitle } from '../letters/package-title.ts';
import { changePackage } from './change-package.ts';
import type { PackageContext } from './package-context.ts';

const refusalOf = (row: PackageRow, now: Date): PayableRefusal | null => {
  if (row.status === 'cancelled') return 'not_payable';
  if (row.status !== 'pending_payment') return 'already_paid';
  return isExpired(row, now) ? 'payment_expired' : null;
};

const quoteOf = (row: PackageRow, now: Date): PayableQuote => ({
  ref: row.number,
  title: packageTitle(row.number),
  amountFen: row.feeFen,
  expiresAt: row.status === 'pending_payment' ? row.expiresAt : null,
  refusal: refusalOf(row, now),
});

const inOrderOf = (refs: readonly string[], rows: readonly PackageRow[], now: Date): (PayableQuote | null)[] => {
  const byNumber = new Map(rows.map((row) => [row.number, row]));
  return refs.map((ref) => {
    const row = byNumber.get(ref);
    return row ? quoteOf(row, now) : null;
  });
};

/** Packages as payment sees them. */
export const packagePayable = (running: () => PackageContext): Payable => ({
  async quote(userId, refs) {
    const { db, clock } = running();
    return inOrderOf(refs, await findPackageRows(db, { userId }, refs), clock());
  },
  async lock(tx, userId, refs) {
    return inOrderOf(refs, await lockPackageRows(tx, { userId }, refs), running().clock());
  },
  async settle(tx, { userId, ref, paymentId, amountFen, paidAt }) {
    const [held] = await lockPackageRows(tx, { userId }, [ref]);
    if (!held) throw new Error(`there is no package ${ref} of this shopper to be paid`);
    if (held.feeFen !== amountFen) throw new Error(`package ${ref} costs ${held.feeFen} fen, not ${amountFen}`);
    const step = { event: 'paid', by: { actor: 'shopper', id: userId }, patch: { paidAt }, data: { payment_id: paymentId } } as const;
    await changePackage(tx, running(), held, step);
  },
});
