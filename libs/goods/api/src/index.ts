export * from './goods.api.ts';
export type * from './goods.slots.ts';
