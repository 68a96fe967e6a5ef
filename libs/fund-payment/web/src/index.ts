export { fundPaymentWeb } from './fund-payment.web.ts';
