export * from './auth.api.ts';
export * from './session.ts';
export type * from './registered.slot.ts';
