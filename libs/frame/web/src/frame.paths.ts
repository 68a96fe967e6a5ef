import { definePath } from '@caravan/kernel';

/** The frame's own page, and pages the menus name although no contract does yet. */
export const framePaths = {
  home: definePath('/'),
  /** Linked only where the feature flag `community` is on; moves to the contract of the feature that builds it. */
  community: definePath('/community'),
};
