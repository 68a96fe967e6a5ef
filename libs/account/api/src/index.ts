export * from './account.api.ts';
export * from './country-options.ts';
export type * from './new-address.slot.ts';
