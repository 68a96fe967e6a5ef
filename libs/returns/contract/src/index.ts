export * from './return-states.ts';
export * from './returns.endpoints.ts';
export * as returnsCalls from './returns.endpoints.ts';
export * from './returns.errors.ts';
export * from './returns.staff-endpoints.ts';
export * as returnsStaffCalls from './returns.staff-endpoints.ts';
export type * from './returns.schema.ts';
