export { productWeb } from './product.web.ts';
