export * from './cart-limits.ts';
export * from './cart-totals.ts';
export * from './cart-orders.errors.ts';
export * from './cart-orders.paths.ts';
export * from './cart-orders.wire.ts';
export type * from './cart-orders.schema.ts';
export * from './price-change-reasons.ts';
