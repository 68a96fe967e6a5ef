export * from './goods-snapshots.ts';
