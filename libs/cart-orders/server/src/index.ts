export * from './cart-orders.server.ts';
