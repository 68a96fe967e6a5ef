export * from './customs.endpoints.ts';
export * as customsCalls from './customs.endpoints.ts';
export * from './customs.errors.ts';
export * from './customs.staff-endpoints.ts';
export * as customsStaffCalls from './customs.staff-endpoints.ts';
export type * from './customs.schema.ts';
export * from './tax-numbers.ts';
