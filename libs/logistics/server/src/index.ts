export { logisticsFeature } from './logistics.server.ts';
