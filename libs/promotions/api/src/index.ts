export type * from './coupon-field.slot.ts';
export * from './promotions.api.ts';
