export * from './account.server.ts';
