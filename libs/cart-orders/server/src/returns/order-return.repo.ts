import { sql, type SQL } from 'drizzle-orm';
import type { Database, Tx } from '@caravan/server-core';
import {
  orderReturnTable as returns,
  returnFreightTable as freights,
  type OrderReturnRow,
  type ReturnFreightRow,
} from './order-return.table.ts';

export const insertOrderReturn = async (tx: Tx, row: OrderReturnRow): Promise<void> => {
  await tx.insert(returns).values(row);
};

export const insertReturnFreight = async (tx: Tx, row: ReturnFreightRow): Promise<void> => {
  await tx.insert(freights).values(row);
};

export const returnedAmounts = (db: Database): Promise<{ returnNumber: string; returnedFen: number }[]> =>
  db
    .select({
      returnNumber: returns.returnNumber,
      returnedFen: sql<number>`${returns.ownFen} + ${returns.extraFen}`.mapWith(Number),
    })
    .from(returns);

export const repaidByLine = (lineIds?: SQL): SQL => sql`
  select line_id, sum(seller_fen) as repaid_fen from ${returns}
  ${lineIds && sql`where line_id in (${lineIds})`} group by line_id`;
