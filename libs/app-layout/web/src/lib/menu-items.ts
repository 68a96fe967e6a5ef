import { type Configurations } from '@caravan/content/contract';
import { appLayoutPaths, contentPaths, logisticsPaths, supportPaths, warehousePackagesPaths } from '@caravan/routes';

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
