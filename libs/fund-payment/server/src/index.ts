export { fundPaymentServer } from './fund-payment.server.ts';
