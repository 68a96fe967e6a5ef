export * from './goods.api.ts';
export type * from './shipping-check.slot.ts';
