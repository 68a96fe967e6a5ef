export * from './goods-pictures.ts';
export * from './goods-snapshots.ts';
export * from './snapshot-holder.ts';
