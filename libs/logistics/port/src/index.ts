export * from './duty-free-limits.ts';
