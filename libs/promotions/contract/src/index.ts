export * from './coupon-reason-names.ts';
export * from './promotion-terms.ts';
export * from './promotions.errors.ts';
export * from './coupons.staff-endpoints.ts';
export * as couponsStaffCalls from './coupons.staff-endpoints.ts';
export * from './programs.endpoints.ts';
export * as programsCalls from './programs.endpoints.ts';
export type * from './promotions.schema.ts';
export type * from './programs.schema.ts';
