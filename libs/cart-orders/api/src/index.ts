export * from './cart-orders.api.ts';
export * from './guest-cart.ts';
export type * from './line-photos.slot.ts';
