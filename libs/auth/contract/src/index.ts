export * from './auth.errors.ts';
export * from './auth.paths.ts';
export * from './auth.endpoints.ts';
export type * from './auth.schema.ts';
