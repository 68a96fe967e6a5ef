export { promotionsFeature } from './promotions.server.ts';
