export * from './fund-payment.api.ts';
