export * from './procurement.api.ts';
export type * from './received-labels.slot.ts';
