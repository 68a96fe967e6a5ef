export * from './exchange-rates.ts';
export * from './website.ts';
