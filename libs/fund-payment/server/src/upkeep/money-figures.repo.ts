import { dueKinds } from '@caravan/fund-payment/contract';
import type { MoneyFigures, TurnoverRow } from '@caravan/fund-payment/port';
import { shopPeriod } from '@caravan/server-core';
import { and, eq, gt, gte, inArray, lt, sql } from 'drizzle-orm';
import { captureTable as captures } from '../ledger/capture.table.ts';
import { revenueOf } from '../ledger/ledger-accounts.ts';
import { ledgerEntryTable as entries } from '../ledger/ledger-entry.table.ts';
import { ledgerTransactionTable as transactions } from '../ledger/ledger-transaction.table.ts';
import { paymentTable as payments } from '../payments/payment.table.ts';
import { refundTable as refunds } from '../refunds/refund.table.ts';

const dayRate = sql`${payments.chargeDayRate}::numeric`;

/** Refunds to the means of payment, those on their way included. */
const returnedMinor = sql`(select coalesce(sum(${refunds.chargeMinor}), 0) from ${refunds}
  where ${refunds.paymentId} = ${payments.id} and ${refunds.status} <> 'balance')`;

/**
 * A payment keeps its charge above the rate of its day, in hundredths of its currency, less the share that went back,
 * in whole fen of that rate, rounded down.
 */
const keptMargin = sql`div(
  (${payments.chargeMinor} - ceil(${payments.amountFen} * ${dayRate})) * (${payments.chargeMinor} - ${returnedMinor}),
  ${payments.chargeMinor} * ${dayRate})`;

/**
 * The same for the part of one target in its payment: by the part of its amount, less what went back for it. It is rounded
 * down for each target, so that several of one payment may have a few fen less than the payment.
 */
const keptMarginOfTarget = sql`div(
  (${payments.chargeMinor} - ceil(${payments.amountFen} * ${dayRate})) * greatest(0,
    ${captures.amountFen}::numeric * ${payments.chargeMinor} - ${payments.amountFen} * (
      select coalesce(sum(${refunds.chargeMinor}), 0) from ${refunds}
      where ${refunds.kind} = ${captures.kind} and ${refunds.ref} = ${captures.ref} and ${refunds.status} <> 'balance')),
  ${payments.amountFen} * ${payments.chargeMinor} * ${dayRate})`;

const kinds = new Map(dueKinds.map((kind) => [revenueOf(kind), kind]));

/**
 * Money of orders, extra payments and packages by the entries of the revenue accounts, so that it agrees with the
 * ledger to the fen. The index `ledger_entry_at` finds them.
 */
export const moneyFigures: MoneyFigures = {
  async turnover(db, { from, to, by }) {
    const period = shopPeriod(entries.at, by);
    const rows = await db
      .select({
        account: entries.accountId,
        period,
        count: sql`coalesce(sum(cardinality(${transactions.refs})) filter (where ${entries.amountFen} > 0), 0)`.mapWith(
          Number,
        ),
        capturedFen: sql`coalesce(sum(${entries.amountFen}) filter (where ${entries.amountFen} > 0), 0)`.mapWith(
          Number,
        ),
        refundedFen: sql`coalesce(-sum(${entries.amountFen}) filter (where ${entries.amountFen} < 0), 0)`.mapWith(
          Number,
        ),
      })
      .from(entries)
      .innerJoin(transactions, eq(transactions.id, entries.transactionId))
      .where(and(inArray(entries.accountId, [...kinds.keys()]), gte(entries.at, from), lt(entries.at, to)))
      .groupBy(entries.accountId, period);
    return rows.flatMap(({ account, ...row }): TurnoverRow[] => {
      const kind = kinds.get(account);
      return kind ? [{ ...row, kind }] : [];
    });
  },

  async exchangeMargin(db, { from, to, by }) {
    const period = shopPeriod(payments.decidedAt, by);
    return db
      .select({ period, keptFen: sql`sum(${keptMargin})`.mapWith(Number) })
      .from(payments)
      .where(
        and(
          gt(payments.chargeMarginBp, 0),
          eq(payments.status, 'succeeded'),
          gte(payments.decidedAt, from),
          lt(payments.decidedAt, to),
        ),
      )
      .groupBy(period);
  },

  exchangeMarginsOf: (targets) => sql`
    select target.order_number, sum(${keptMarginOfTarget}) as kept_fen
    from (${targets}) target (order_number, kind, ref)
    join ${captures} on ${captures.kind} = target.kind and ${captures.ref} = target.ref
    join ${payments} on ${payments.id} = ${captures.paymentId}
    where ${payments.chargeMarginBp} > 0
    group by target.order_number`,
};
