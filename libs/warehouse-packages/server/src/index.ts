export { warehousePackagesFeature } from './warehouse-packages.feature.ts';
