export { createGoods, goodsFeature, type GoodsServer } from './goods.server.ts';
