export * from './purchase-figures.ts';
