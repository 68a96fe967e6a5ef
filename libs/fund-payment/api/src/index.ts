export * from './fund-payment.api.ts';
export * from './next-step.ts';
export type * from './pay-methods.slot.ts';
export * from './use-pay.ts';
