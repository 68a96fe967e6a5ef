export * from './approvals.ts';
export * from './compensations.ts';
export * from './cost-entries.ts';
export * from './ledger-journal.ts';
export * from './money-figures.ts';
export * from './payable.ts';
export * from './receipt-payments.ts';
export * from './refunds.ts';
