export * from './forwarding-rules.ts';
export * from './forwarding.errors.ts';
export * from './forwarding.endpoints.ts';
export * as forwardingCalls from './forwarding.endpoints.ts';
export type * from './forwarding.schema.ts';
export type * from './parcel-claims.schema.ts';
export * from './forwarding.staff-endpoints.ts';
export * as forwardingStaffCalls from './forwarding.staff-endpoints.ts';
export type * from './staff-forwarding.schema.ts';
