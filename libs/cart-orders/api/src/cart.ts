export * from './cart.api.ts';
export * from './guest-cart.ts';
export * from './guest-cart-changes.ts';
