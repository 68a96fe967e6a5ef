export * from './confirm-code.slot.ts';
export * from './auth.staff-api.ts';
export type * from './mail-language.slot.ts';
export * from './staff-session.ts';
