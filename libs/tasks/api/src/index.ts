export type * from './tasks.slots.ts';
export * from './tasks.staff-api.ts';
