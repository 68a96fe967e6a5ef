export { goodsWeb } from './goods.web.ts';
