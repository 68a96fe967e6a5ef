export * from './account.api.ts';
export * from './country-options.ts';
export * from './usual-destination.ts';
export type * from './account.slots.ts';
