export * from './customs-of-packages.ts';
export * from './declared-packages.ts';
