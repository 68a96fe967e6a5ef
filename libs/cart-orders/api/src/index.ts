export * from './cart-orders.api.ts';
export * from './guest-cart.ts';
