export { warehousePackagesFeature } from './warehouse-packages.server.ts';
