export * from './carriers.errors.ts';
export * from './carriers.staff-endpoints.ts';
export * as carriersStaffCalls from './carriers.staff-endpoints.ts';
export * from './label-states.ts';
export type * from './carriers.schema.ts';
