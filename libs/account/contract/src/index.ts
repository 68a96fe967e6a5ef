export * from './account.errors.ts';
export * from './account.paths.ts';
export * from './account.wire.ts';
export type * from './account.schema.ts';
