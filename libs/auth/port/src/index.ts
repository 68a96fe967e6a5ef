export * from './feeds.ts';
export * from './identities.ts';
export * from './logins.ts';
export * from './profiles.ts';
