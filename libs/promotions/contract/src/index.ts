export * from './promotion-terms.ts';
export * from './promotions.errors.ts';
export * from './promotions.console-paths.ts';
export * from './coupons.staff-endpoints.ts';
export type * from './promotions.schema.ts';
