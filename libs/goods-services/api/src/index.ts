export * from './goods-services.api.ts';
