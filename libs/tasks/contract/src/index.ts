export type * from './live.ts';
export * from './queues.ts';
export * from './searched-kinds.ts';
export * from './tasks.errors.ts';
export type * from './tasks.schema.ts';
export * from './tasks.staff-endpoints.ts';
