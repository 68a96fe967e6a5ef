export { goodsServicesConsole } from './goods-services.console.ts';
