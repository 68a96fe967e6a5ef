export * from './count-states.ts';
export * from './stock-counts.errors.ts';
export * from './stock-counts.staff-endpoints.ts';
export * as stockCountsStaffCalls from './stock-counts.staff-endpoints.ts';
export type * from './stock-counts.schema.ts';
