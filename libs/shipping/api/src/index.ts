export * from './shipping.api.ts';
export type * from './delivered-price.slot.ts';
