export * from './procurement.errors.ts';
export * from './parcel-states.ts';
export * from './statement-states.ts';
export * from './purchases.staff-endpoints.ts';
export * from './statements.staff-endpoints.ts';
export * from './parcels.staff-endpoints.ts';
export type * from './purchases.schema.ts';
export type * from './parcels.schema.ts';
export type * from './statements.schema.ts';
