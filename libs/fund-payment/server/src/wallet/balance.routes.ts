import { Readable } from 'node:stream';
import {
  downloadStatementContract,
  getBalanceContract,
  getBalanceHeadContract,
  listBalanceRecordsContract,
} from '@caravan/fund-payment/contract/schema';
import { route, sendCsv, type Route } from '@caravan/server-core';
import { readBalance } from '../ledger/ledger.repo.ts';
import { exportRecords } from './export-records.ts';
import { showRecords } from './list-records.ts';
import type { PaymentContext } from '../upkeep/payment-context.ts';
import { walletStatements } from './wallet-statement.ts';

const wantsCsv = (accept: string | undefined): boolean => /(^|,)\s*text\/csv\s*(;|,|$)/i.test(accept ?? '');

/** The routes for a shopper's balance and its records. */
export const balanceRoutes = (context: PaymentContext): Route[] => {
  const statements = walletStatements(context.db);
  return [
    route(getBalanceContract, async ({ session }) => ({ balance_fen: await readBalance(context.db, session.userId) })),

    route(listBalanceRecordsContract, ({ session, query, language, request, reply }) => {
      reply.header('vary', 'accept');
      if (!wantsCsv(request.headers.accept)) return showRecords(context, session.userId, query, language);
      const fileName = `balance-${context.clock().toISOString().slice(0, 10)}`;
      return sendCsv(reply, fileName, exportRecords(context, session.userId, query, language));
    }),

    route(getBalanceHeadContract, ({ session }) => statements.head(session.userId)),

    route(downloadStatementContract, ({ session, reply }) =>
      reply
        .type('application/x-ndjson; charset=utf-8')
        .header('cache-control', 'no-store')
        .header('content-disposition', 'attachment; filename="statement.jsonl"')
        .send(Readable.from(statements.lines(session.userId))),
    ),
  ];
};
