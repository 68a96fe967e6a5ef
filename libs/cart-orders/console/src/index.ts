export { cartOrdersConsole } from './cart-orders.console.ts';
