export * from './auth.server.ts';
