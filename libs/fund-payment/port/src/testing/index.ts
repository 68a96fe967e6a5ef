export * from './fake-approvals.ts';
export * from './fake-compensations.ts';
export * from './fake-money.ts';
