export { procurementConsole } from './procurement.console.ts';
