export * from './auth.errors.ts';
export * from './auth.endpoints.ts';
export * from './auth.staff-endpoints.ts';
export type * from './auth.schema.ts';
export type * from './auth.staff-schema.ts';
export * from './password-rules.ts';
export * from './token-limits.ts';
export * from './tokens.endpoints.ts';
export type * from './tokens.schema.ts';
