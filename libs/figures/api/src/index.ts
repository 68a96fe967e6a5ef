export * from './figures.api.ts';
