export { shippingWeb } from './shipping.web.ts';
