export * from './haul-limits.ts';
export * from './haul.errors.ts';
export * from './haul.endpoints.ts';
export * as haulCalls from './haul.endpoints.ts';
export type * from './haul.schema.ts';
