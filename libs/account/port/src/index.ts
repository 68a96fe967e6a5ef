export * from './addresses.ts';
export * from './archive-sources.ts';
export * from './deadlines.ts';
export * from './goods-photos.ts';
export * from './person-work.ts';
export * from './user-summary.ts';
export * from './turns.ts';
