import { contentPaths, type Configurations } from '@caravan/content/contract';
import { framePaths } from '../frame.paths.ts';

export interface MenuItem {
  /** Also the key of its text below `header`. */
  key: 'estimate' | 'community' | 'help';
  /** Absent while the feature is off: the item opens the notice dialog. */
  to?: string;
}

/** What the header lists beside the link search, in order; the landing page of logistics joins here with its page. */
export const menuItems = (features: Configurations['features'] | undefined): MenuItem[] => [
  features?.shipping_estimate ? { key: 'estimate', to: framePaths.shippingEstimate.href() } : { key: 'estimate' },
  features?.community ? { key: 'community', to: framePaths.community.href() } : { key: 'community' },
  { key: 'help', to: contentPaths.faqs.href() },
];
