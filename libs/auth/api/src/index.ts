export * from './auth.api.ts';
export * from './session.ts';
