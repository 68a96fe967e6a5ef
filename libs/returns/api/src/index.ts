export * from './returns.api.ts';
