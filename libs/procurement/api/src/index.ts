export * from './procurement.api.ts';
export type * from './procurement.slots.ts';
