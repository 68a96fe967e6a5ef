export { promotionsWeb } from './promotions.web.ts';
