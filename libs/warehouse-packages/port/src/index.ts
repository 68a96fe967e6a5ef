export * from './goods-places.ts';
export * from './warehouse-intake.ts';
