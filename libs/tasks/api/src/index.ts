export type * from './console-search.slot.ts';
export * from './tasks.staff-api.ts';
