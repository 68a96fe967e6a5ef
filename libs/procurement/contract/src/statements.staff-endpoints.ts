import { defineEndpoint } from '@caravan/kernel';
import type { Purchase } from './purchases.schema.ts';
import type {
  SettlementOfPurchase,
  StatementImport,
  StatementImported,
  StatementLinePage,
  StatementLinesQuery,
} from './statements.schema.ts';

export const importStatement = defineEndpoint<{ body: StatementImport; data: StatementImported }>()({
  method: 'POST',
  path: '/staff/purchases/statements',
  login: 'staff',
  roles: ['finance'],
  tags: ['purchase', 'statement-line'],
  summary: 'Import the statement of an account at a shop’s platform; each row has its own result',
  idempotency: 'key',
});

export const listStatementLines = defineEndpoint<{ query: StatementLinesQuery; data: StatementLinePage }>()({
  method: 'GET',
  path: '/staff/statement_lines',
  login: 'staff',
  roles: ['finance', 'buyer', 'auditor'],
  tags: ['statement-line'],
  summary: 'Lines of imported statements, the latest day first; with `state=unknown` those without a purchase',
});

export const settlePurchase = defineEndpoint<{
  params: { id: string };
  body: SettlementOfPurchase;
  data: Purchase;
}>()({
  method: 'POST',
  path: '/staff/purchases/:id/reconcile',
  login: 'staff',
  roles: ['finance'],
  confirm: true,
  tags: ['purchase'],
  summary: 'Settle the difference between a purchase and the statements, for the amounts that the caller saw',
  idempotency: 'key',
  reasons: ['changed_meanwhile', 'no_difference'],
});
