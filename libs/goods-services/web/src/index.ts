export { goodsServicesWeb } from './goods-services.web.ts';
