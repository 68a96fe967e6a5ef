export * from './order-arrivals.ts';
export * from './order-purchases.ts';
