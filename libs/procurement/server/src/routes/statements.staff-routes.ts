import {
  importStatementContract,
  listStatementLinesContract,
  settlePurchaseContract,
} from '@caravan/procurement/contract/schema';
import { route, staffCallOf, type Route } from '@caravan/server-core';
import { importStatement } from '../use-cases/import-statement.ts';
import type { ProcurementContext } from '../use-cases/procurement-context.ts';
import { listStatementLines, settlePurchase } from '../use-cases/statement-lines.ts';

/** Staff routes for the statements of accounts at the shops' platforms. */
export const statementStaffRoutes = (context: ProcurementContext): Route[] => [
  route(importStatementContract, (call) =>
    call.once((tx) => importStatement(tx, context, staffCallOf(call), call.body, call.language)),
  ),

  route(listStatementLinesContract, ({ query }) => listStatementLines(context, query)),

  route(settlePurchaseContract, (call) =>
    call.once((tx) => settlePurchase(tx, context, staffCallOf(call), { id: call.params.id, body: call.body })),
  ),
];
