export * from './shipping.api.ts';
