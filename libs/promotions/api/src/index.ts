export type * from './coupon-field.slot.ts';
