export * from './logistics.api.ts';
