export { logisticsConsole } from './logistics.console.ts';
