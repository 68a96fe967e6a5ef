export * from './platforms.ts';
