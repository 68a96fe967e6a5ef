export * from './code-source.ts';
export * from './purchases.ts';
