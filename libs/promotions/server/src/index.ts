export { createPromotions } from './promotions.server.ts';
