import { sql } from 'drizzle-orm';
import { inBoth } from '@caravan/kernel/testing';
import type { FundServer } from './fund-server.ts';

interface PromisedRefund {
  userId: string;
  ref: string;
  amountFen: number;
  key: string;
}

/** A refund to the payer, promised in a separate transaction as another feature does it. */
export const promiseRefund = ({ core, feature }: FundServer, { userId, ref, amountFen, key }: PromisedRefund) =>
  core.transaction((tx) =>
    feature.ports.refunds.refund(tx, {
      userId,
      kind: 'order',
      ref,
      amountFen,
      key,
      remark: inBoth({ en: 'Refund', zh: '退款' }),
      destination: 'card',
    }),
  );

/** The balance of a ledger account, in fen. */
export const bookOf = async ({ core }: FundServer, accountId: string): Promise<number> => {
  const { rows } = await core.db.execute<{ total: string }>(
    sql`SELECT coalesce(sum(amount_fen), 0) AS total FROM ledger_entry WHERE account_id = ${accountId}`,
  );
  return Number(rows[0]?.total);
};
