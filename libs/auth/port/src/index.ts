export * from './identities.ts';
