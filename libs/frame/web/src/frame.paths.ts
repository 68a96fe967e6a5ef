import { definePath } from '@caravan/kernel';

/** The frame's own page, and pages the menus name although no contract does yet. */
export const framePaths = {
  home: definePath('/'),
  /** Moves to warehouse-packages' contract with its pages. */
  store: definePath('/mine/store'),
  /** Moves to warehouse-packages' contract with its pages. */
  packages: definePath('/mine/package'),
  /** Linked only where the feature flag `shipping_estimate` is on; moves to the contract of the feature that builds it. */
  shippingEstimate: definePath('/estimate'),
  /** Linked only where the feature flag `community` is on; moves to the contract of the feature that builds it. */
  community: definePath('/community'),
};
