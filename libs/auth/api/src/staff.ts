export * from './confirm-code.slot.ts';
export * from './auth.staff-api.ts';
export * from './staff-session.ts';
