export * from './logistics-claims.ts';
export * from './logistics.errors.ts';
export * from './logistics.paths.ts';
export * from './logistics.console-paths.ts';
export * from './logistics.staff-endpoints.ts';
export * from './logistics.endpoints.ts';
export type * from './logistics.schema.ts';
