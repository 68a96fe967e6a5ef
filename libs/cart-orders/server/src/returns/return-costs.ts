import type { CostEntries } from '@caravan/fund-payment/port';
import { and, gte, lt, sql } from 'drizzle-orm';
import { orderReturnTable as returns, returnFreightTable as freights } from './order-return.table.ts';

/** Refunds of sellers for returned goods, and the costs of their way back. Both tables only grow. */
export const returnCosts: CostEntries = ({ from, to }) => sql`
  select ${returns.at} as at, 'seller_refunds' as cost, 'sellers' as creditor, - ${returns.sellerFen} as fen
  from ${returns} where ${and(gte(returns.at, from), lt(returns.at, to))}
  union all
  select ${freights.at}, 'return_freight', 'carriers', ${freights.freightFen}
  from ${freights} where ${and(gte(freights.at, from), lt(freights.at, to))}`;
