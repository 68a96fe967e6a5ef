export { warehousePackagesConsole } from './warehouse-packages.console.ts';
