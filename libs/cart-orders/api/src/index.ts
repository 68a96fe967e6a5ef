export * from './cart.ts';
export * from './orders.api.ts';
