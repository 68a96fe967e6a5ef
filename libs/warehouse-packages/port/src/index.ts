export * from './goods-places.ts';
export * from './goods-records.ts';
export * from './goods-returns.ts';
export * from './open-matters.ts';
export * from './warehouse-figures.ts';
export * from './warehouse-intake.ts';
