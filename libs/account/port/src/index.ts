export * from './profiles.ts';
export * from './user-summary.ts';
