export * from './package-states.ts';
export * from './shipping-lines.wire.ts';
export * from './staff-packages.wire.ts';
export * from './warehouse-packages.errors.ts';
export * from './warehouse-packages.paths.ts';
export * from './warehouse-packages.wire.ts';
export type * from './staff-warehouse.schema.ts';
export type * from './warehouse-packages.schema.ts';
