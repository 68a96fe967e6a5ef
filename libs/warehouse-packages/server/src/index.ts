export { createWarehousePackages } from './warehouse-packages.server.ts';
