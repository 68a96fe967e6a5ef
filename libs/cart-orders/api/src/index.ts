export * from './cart-orders.api.ts';
export type * from './line-photos.slot.ts';
