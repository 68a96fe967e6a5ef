import { definePath } from '@caravan/kernel';

/** The layout's own page, and menu pages without a contract. */
export const appLayoutPaths = {
  home: definePath('/'),
  /** Linked only if the feature flag `community` is on; moves to the contract of the feature that builds it. */
  community: definePath('/community'),
};
