import { turnColumns, turnLimit, type Turns } from '@caravan/account/port';
import { sql } from 'drizzle-orm';
import { serviceOrderTable as services } from './service.table.ts';

/** The services that wait for their shopper's payment. */
export const serviceTurns: Turns = {
  of: (userId, now) => [
    sql`SELECT ${turnColumns({
      kind: 'pay_service',
      ref: services.number,
      number: services.number,
      amountFen: services.amountFen,
      at: services.createdAt,
      dueAt: services.expiresAt,
    })} FROM ${services}
      WHERE ${services.userId} = ${userId} AND ${services.status} = 'pending_payment' AND ${services.expiresAt} > ${now}
      ORDER BY ${services.expiresAt} LIMIT ${turnLimit}`,
  ],
};
