export * from './duty-free-limits.ts';
export * from './landed-costs.ts';
