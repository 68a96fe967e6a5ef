export * from './fund-payment.errors.ts';
export * from './fund-payment.paths.ts';
export * from './fund-payment.endpoints.ts';
export type * from './fund-payment.schema.ts';
export * from './payment-kinds.ts';
export * from './staff-payments.endpoints.ts';
export type * from './staff-payments.schema.ts';
