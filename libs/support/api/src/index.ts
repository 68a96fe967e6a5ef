export * from './support.api.ts';
