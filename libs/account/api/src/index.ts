export * from './account.api.ts';
export * from './country-options.ts';
export * from './usual-destination.ts';
export type * from './new-address.slot.ts';
export type * from './place-dialog.slot.ts';
export type * from './your-turn.slot.ts';
