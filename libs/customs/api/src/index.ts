export * from './customs.api.ts';
