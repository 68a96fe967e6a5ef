export { logisticsServer, type LogisticsServerOptions } from './logistics.server.ts';
