import { definePath } from '@caravan/kernel';

export const logisticsPaths = {
  /** The landing page with the lead form (decisions.md, Screens without a path). */
  landing: definePath('/logistics'),
};
