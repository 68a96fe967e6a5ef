export * from './procurement.errors.ts';
export * from './procurement.console-paths.ts';
export * from './parcel-states.ts';
export * from './purchases.staff-endpoints.ts';
export * from './parcels.staff-endpoints.ts';
export type * from './purchases.schema.ts';
export type * from './parcels.schema.ts';
