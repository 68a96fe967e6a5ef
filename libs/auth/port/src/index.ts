export * from './identities.ts';
export * from './logins.ts';
