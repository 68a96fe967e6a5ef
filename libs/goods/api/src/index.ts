export * from './goods.api.ts';
