export * from './goods.api.ts';
export type * from './recent-links.slot.ts';
export type * from './shipping-check.slot.ts';
