export { createGoodsServices, goodsServicesFeature } from './goods-services.server.ts';
