export * from './bill-line.ts';
export * from './freight-costs.errors.ts';
export * from './freight-costs.staff-endpoints.ts';
export * as freightCostsStaffCalls from './freight-costs.staff-endpoints.ts';
export * from './freight-states.ts';
export type * from './freight-bills.schema.ts';
export type * from './freight-lines.schema.ts';
export type * from './freight-margins.schema.ts';
