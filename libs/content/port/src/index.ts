export * from './exchange-rates.ts';
