export { logisticsWeb } from './logistics.web.ts';
