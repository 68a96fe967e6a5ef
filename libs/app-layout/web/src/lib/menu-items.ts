import { contentPaths, type Configurations } from '@caravan/content/contract';
import { supportPaths } from '@caravan/support/contract';
import { warehousePackagesPaths } from '@caravan/warehouse-packages/contract';
import { logisticsPaths } from '@caravan/logistics/contract';
import { appLayoutPaths } from '../app-layout.paths.ts';

export interface MenuItem {
  /** Also the key of its text below `header`. */
  key: 'estimate' | 'logistics' | 'community' | 'help' | 'contact';
  /** Undefined while the feature is off: the item opens the notice dialog. */
  to?: string;
}

/** The header's items beside the link search, in order. */
export const menuItems = (features: Configurations['features'] | undefined): MenuItem[] => [
  features?.shipping_estimate ? { key: 'estimate', to: warehousePackagesPaths.estimate.href() } : { key: 'estimate' },
  { key: 'logistics', to: logisticsPaths.landing.href() },
  features?.community ? { key: 'community', to: appLayoutPaths.community.href() } : { key: 'community' },
  { key: 'help', to: contentPaths.faqs.href() },
  { key: 'contact', to: supportPaths.conversations.href() },
];
