export * from './goods-places.ts';
export * from './goods-returns.ts';
export * from './warehouse-intake.ts';
