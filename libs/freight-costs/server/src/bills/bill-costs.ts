import type { CostEntries } from '@caravan/fund-payment/port';
import { and, eq, gt, gte, lt, sql } from 'drizzle-orm';
import { freightBillTable as bills, freightLineTable as lines } from './freight-bill.table.ts';

/**
 * Amounts billed and given back by carriers, on the day on which they were imported or recorded. A bill never changes,
 * nor does a dispute that is settled, whatever parcel its line is for.
 */
export const billCosts: CostEntries = ({ from, to }) => sql`
  select ${bills.importedAt} as at, case when ${lines.fen} > 0 then 'carrier_bills' else 'carrier_refunds' end as cost,
    'carriers' as creditor, ${lines.fen} as fen
  from ${bills} join ${lines} on ${eq(lines.billId, bills.id)}
  where ${and(gte(bills.importedAt, from), lt(bills.importedAt, to))}
  union all
  select ${lines.reviewedAt}, 'carrier_refunds', 'carriers', - ${lines.returnedFen}
  from ${lines} where ${and(gt(lines.returnedFen, 0), gte(lines.reviewedAt, from), lt(lines.reviewedAt, to))}`;
