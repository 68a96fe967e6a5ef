import { definePath } from '@caravan/kernel';

/** The pages of the storefront about logistics. */
export const logisticsPaths = {
  /** The landing page with the lead form (specification 2.30). */
  landing: definePath('/logistics'),
};
