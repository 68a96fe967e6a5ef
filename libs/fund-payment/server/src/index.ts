export { fundPaymentFeature } from './fund-payment.server.ts';
