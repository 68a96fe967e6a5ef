import { fail } from '@caravan/fund-payment/contract';
import { newId } from '@caravan/kernel';
import type { Core, Tx } from '@caravan/server-core';
import { sql } from 'drizzle-orm';
import type { Payable, PayableRefusal } from '../payable.ts';
import type { Refund, Refunds } from '../refunds.ts';

/** The outcome of a payment. */
export type PaymentOutcome = 'paid' | PayableRefusal;

export interface FakeMoney {
  refunds: Refunds;
  /** Creates its table in a test's database. */
  start: (core: Core) => Promise<void>;
  /** Pays as fund-payment does: locks the targets, records the captures and settles each, all in one transaction. */
  pay: (
    userId: string,
    refs: readonly string[],
    by?: 'balance' | 'card',
    kind?: Refund['kind'],
  ) => Promise<PaymentOutcome>;
  /** The captured and the refunded amount of a `ref`. */
  of: (ref: string) => Promise<{ captured: number; refunded: number }>;
}

interface Sums extends Record<string, unknown> {
  captured: string;
  refunded: string;
}

/**
 * A fake of payment for one feature. Its records are in the database, so that a rolled-back transaction removes its
 * refunds.
 */
export const fakeMoney = (
  mainKind: Refund['kind'],
  mainPayable: () => Payable,
  others: Partial<Record<Refund['kind'], () => Payable>> = {},
): FakeMoney => {
  const payables = { ...others, [mainKind]: mainPayable };
  const payableOf = (kind: Refund['kind']): Payable => {
    const payable = payables[kind]?.();
    if (!payable) throw new Error(`this fake has no payment targets of kind ${kind}`);
    return payable;
  };
  let core: Core | undefined;
  const running = (): Core => {
    if (!core) throw new Error('the fake has not been started');
    return core;
  };

  const sums = async (db: Pick<Tx, 'execute'>, ref: string): Promise<{ captured: number; refunded: number }> => {
    const { rows } = await db.execute<Sums>(
      sql`select coalesce(sum(amount) filter (where amount > 0), 0) captured, coalesce(-sum(amount) filter (where amount < 0), 0) refunded from fake_money where ref = ${ref}`,
    );
    return { captured: Number(rows[0]?.captured), refunded: Number(rows[0]?.refunded) };
  };

  const refundable: Refunds['refundable'] = async (tx, _kind, ref) => {
    const { captured, refunded } = await sums(tx, ref);
    return captured - refunded;
  };

  return {
    async start(started) {
      core = started;
      await started.db.execute(
        sql`create table if not exists fake_money (ref text not null, key text not null, amount bigint not null, primary key (ref, key))`,
      );
    },
    refunds: {
      refundable,
      async toCard(_kind, refs, tx) {
        const { rows } = await (tx ?? running().db).execute<{ ref: string }>(
          sql`select ref from fake_money where key like 'card %' and ref = any(${sql.param([...refs])})`,
        );
        return new Set(rows.map(({ ref }) => ref));
      },
      async refund(tx, refund) {
        const { ref, key, amountFen } = refund;
        if (amountFen < 1) throw new Error(`not an amount to refund: ${amountFen}`);
        payableOf(refund.kind);
        const { rows } = await tx.execute(sql`select 1 from fake_money where ref = ${ref} and key = ${key}`);
        if (rows.length) return { transactionNo: key };
        if (amountFen > (await refundable(tx, refund.kind, ref))) throw fail('refund_exceeds_payment');
        await tx.execute(sql`insert into fake_money values (${ref}, ${key}, ${-amountFen})`);
        return { transactionNo: key };
      },
    },
    pay(userId, refs, by = 'balance', kind = mainKind) {
      const payable = payableOf(kind);
      const paymentId = newId();
      return running().transaction(async (tx) => {
        const quotes = await payable.lock(tx, userId, refs);
        const refusal = quotes.map((quote) => (quote ? quote.refusal : 'not_payable')).find((found) => found !== null);
        if (refusal) return refusal;
        for (const quote of quotes) {
          if (!quote) continue;
          await tx.execute(
            sql`insert into fake_money values (${quote.ref}, ${`${by} payment ${paymentId}`}, ${quote.amountFen})`,
          );
          await payable.settle(tx, {
            userId,
            ref: quote.ref,
            paymentId,
            amountFen: quote.amountFen,
            paidAt: running().clock(),
          });
        }
        return 'paid';
      });
    },
    of: (ref) => sums(running().db, ref),
  };
};
