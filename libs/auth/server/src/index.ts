export * from './auth.server.ts';
export * from './staff-command.ts';
