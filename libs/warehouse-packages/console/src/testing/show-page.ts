import { showsPages } from '@caravan/console-core/testing';
import { warehousePackagesConsole } from '../warehouse-packages.console.ts';

export { signal, testDevice } from '@caravan/console-core/testing';
export const { showPage, showStation } = showsPages(warehousePackagesConsole);
