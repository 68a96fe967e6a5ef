export { shippingConsole } from './shipping.console.ts';
