export * from './procurement.api.ts';
export type * from './received-labels.slot.ts';
export type * from './shopper-of-parcel.slot.ts';
