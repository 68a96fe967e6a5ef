export * from './addresses.ts';
export * from './deadlines.ts';
export * from './goods-photos.ts';
export * from './notifier.ts';
export * from './personal-data.ts';
export * from './person-work.ts';
export * from './profiles.ts';
export * from './user-summary.ts';
