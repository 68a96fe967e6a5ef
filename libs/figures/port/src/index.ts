export * from './figure-sources.ts';
