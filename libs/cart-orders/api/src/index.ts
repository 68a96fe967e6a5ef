export * from './cart-orders.api.ts';
