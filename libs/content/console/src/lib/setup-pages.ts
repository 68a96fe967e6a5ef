import type { SetupItem } from '@caravan/content/contract';
import {
  authConsolePaths,
  contentConsolePaths,
  forwardingConsolePaths,
  warehouseConsolePaths,
} from '@caravan/routes/console';

/** Where an item of the set-up is done. What is set on the server, and what is done in the shop, has no page here. */
export const setupPages: Readonly<Partial<Record<SetupItem, string>>> = {
  name: contentConsolePaths.website.href(),
  logo: contentConsolePaths.website.href(),
  company: contentConsolePaths.company.href(),
  shipping: warehouseConsolePaths.methods.href(),
  rates: contentConsolePaths.rates.href(),
  staff: authConsolePaths.staff.href(),
  bins: warehouseConsolePaths.bins.href(),
  labels: warehouseConsolePaths.bins.href(),
  own_parcels: forwardingConsolePaths.warehouses.href(),
  pages: contentConsolePaths.features.href(),
};
