export { warehousePackagesWeb } from './warehouse-packages.web.ts';
