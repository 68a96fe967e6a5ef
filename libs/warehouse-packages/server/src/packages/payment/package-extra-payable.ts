import type { Payable, PayableQuote, PayableRefusal } from '@caravan/fund-payment/port';
import { payableOfExtra } from '@caravan/kernel';
import type { Database } from '@caravan/server-core';
import { goodsOfPackages } from '../package-goods.repo.ts';
import type { PackageExtraState } from './package-extra.table.ts';
import { findPackageRows, lockPackageRows } from '../package.repo.ts';
import type { PackageRow } from '../package.table.ts';
import { extrasOf, insertExtraEvent } from '../weighing/weighing.repo.ts';
import { extraTitle } from '../weighing/weighing-message.ts';
import { changePackage } from '../change-package.ts';
import type { PackageContext } from '../../core/package-context.ts';

const refusalOf = ({ status, stage }: PackageRow, { decided }: PackageExtraState): PayableRefusal | null => {
  if (decided === 'paid') return 'already_paid';
  return decided !== null || status !== 'to_be_delivered' || stage !== 'held' ? 'not_payable' : null;
};

const quotesOf = async (
  db: Database,
  refs: readonly string[],
  read: (numbers: readonly string[]) => Promise<PackageRow[]>,
): Promise<(PayableQuote | null)[]> => {
  const rows = await read([...new Set(refs.map(payableOfExtra))]);
  const extras = await extrasOf(
    db,
    rows.map(({ number }) => number),
  );
  const quotes = rows.flatMap((row): PayableQuote[] => {
    return (extras.get(row.number) ?? []).map((extra) => {
      const { ref, amountFen } = extra;
      // It can be paid as long as the package waits.
      return { ref, title: extraTitle(row.number), amountFen, expiresAt: null, refusal: refusalOf(row, extra) };
    });
  });
  return refs.map((ref) => quotes.find((quote) => quote.ref === ref) ?? null);
};

/** Extra payments of packages as payment targets. Their packages are locked, as for every other change of them. */
export const packageExtraPayable = (context: PackageContext): Payable => ({
  quote: (userId, refs) => quotesOf(context.db, refs, (numbers) => findPackageRows(context.db, { userId }, numbers)),
  lock: (tx, userId, refs) => quotesOf(tx, refs, (numbers) => lockPackageRows(tx, { userId }, numbers)),
  async settle(tx, { userId, ref, paymentId, amountFen, paidAt }) {
    const number = payableOfExtra(ref);
    const [held] = await lockPackageRows(tx, { userId }, [number]);
    const extra = (await extrasOf(tx, [number])).get(number)?.find((one) => one.ref === ref);
    if (!held || !extra) throw new Error(`this shopper has no extra payment ${ref}`);
    if (extra.amountFen !== amountFen)
      throw new Error(`extra payment ${ref} costs ${extra.amountFen} fen, not ${amountFen}`);
    await insertExtraEvent(tx, { extraRef: ref, event: 'paid', paymentId, amountFen: null, at: paidAt });
    await changePackage(tx, context, held, {
      event: 'extra_paid',
      by: { actor: 'shopper', id: userId },
      patch: { stage: 'ready', stageAt: context.clock() },
      data: { payment_id: paymentId },
    });
  },
  async goods(db, refs) {
    const found = await goodsOfPackages(db, [...new Set(refs.map(payableOfExtra))]);
    return new Map(refs.map((ref) => [ref, (found.get(payableOfExtra(ref)) ?? []).map(({ name }) => name)]));
  },
});
