export type * from './console-search.slot.ts';
export type * from './home-card.slot.ts';
export * from './tasks.staff-api.ts';
