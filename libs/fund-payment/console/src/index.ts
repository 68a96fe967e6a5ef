export { fundPaymentConsole } from './fund-payment.console.ts';
