export { createFundPayment } from './fund-payment.server.ts';
