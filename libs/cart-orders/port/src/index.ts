export * from './order-arrivals.ts';
export * from './order-figures.ts';
export * from './order-purchases.ts';
export * from './order-returns.ts';
