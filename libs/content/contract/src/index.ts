export * from './content.errors.ts';
export * from './content.paths.ts';
export * from './content.wire.ts';
export type * from './content.schema.ts';
export * from './staff-content.wire.ts';
export type * from './staff-content.schema.ts';
