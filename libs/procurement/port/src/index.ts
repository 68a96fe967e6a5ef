export * from './code-source.ts';
export * from './purchase-figures.ts';
export * from './purchases.ts';
