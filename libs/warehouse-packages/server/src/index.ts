export { warehousePackagesServer } from './warehouse-packages.server.ts';
