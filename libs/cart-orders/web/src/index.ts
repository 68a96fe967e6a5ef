export { cartOrdersWeb } from './cart-orders.web.ts';
