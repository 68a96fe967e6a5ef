export { createGoods, type GoodsServer } from './goods.server.ts';
