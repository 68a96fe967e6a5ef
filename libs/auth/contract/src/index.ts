export * from './auth.errors.ts';
export * from './auth.paths.ts';
export * from './auth.console-paths.ts';
export * from './auth.endpoints.ts';
export * from './auth.staff-endpoints.ts';
export type * from './auth.schema.ts';
export type * from './auth.staff-schema.ts';
