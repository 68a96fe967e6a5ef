export * from './conversation-states.ts';
export * from './support.errors.ts';
export * from './support.endpoints.ts';
export * as supportCalls from './support.endpoints.ts';
export type * from './support.schema.ts';
export * from './support.staff-endpoints.ts';
export type * from './support.staff-schema.ts';
