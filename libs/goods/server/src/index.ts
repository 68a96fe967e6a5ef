export { goodsServer, type GoodsDependencies, type GoodsPorts, type GoodsServer } from './goods.server.ts';
