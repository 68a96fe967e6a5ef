export * from './auth.staff-slots.ts';
export * from './auth.staff-api.ts';
export * from './staff-session.ts';
