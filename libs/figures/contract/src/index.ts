export * from './figure-kinds.ts';
export * from './figures.staff-endpoints.ts';
export * as figuresStaffCalls from './figures.staff-endpoints.ts';
export type * from './figures.schema.ts';
export * from './periods.ts';
