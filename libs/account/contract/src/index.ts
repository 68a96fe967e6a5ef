export * from './account-limits.ts';
export * from './account.errors.ts';
export * from './account.paths.ts';
export * from './account.wire.ts';
export type * from './account.schema.ts';
export * from './addresses.wire.ts';
export type * from './addresses.schema.ts';
export * from './letter-kinds.ts';
