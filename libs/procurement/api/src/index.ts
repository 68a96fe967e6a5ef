export * from './procurement.api.ts';
