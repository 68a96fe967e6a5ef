/** The contracts of the staff endpoints. They are separate, so that no shopper's page loads them. */
export * from './bins.contract.ts';
export * from './claims.contract.ts';
export * from './handovers.contract.ts';
export * from './insurance.contract.ts';
export * from './package-approvals.schema.ts';
export * from './packing-options.contract.ts';
export * from './picks.contract.ts';
export * from './prints.contract.ts';
export * from './staff-packages.contract.ts';
export * from './staff-store.contract.ts';
export * from './weighing.contract.ts';
