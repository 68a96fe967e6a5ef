export * from './procurement.server.ts';
