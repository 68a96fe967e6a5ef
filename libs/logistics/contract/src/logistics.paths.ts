import { definePath } from '@caravan/kernel';

/** The pages of the storefront about logistics. */
export const logisticsPaths = {
  /** The landing page with the lead form (specification 2.30). */
  landing: definePath('/logistics'),
  /** What countries charge on parcels, for everyone (specification 29.8); `?country=` leads to the page of a country. */
  duties: definePath('/shipping/duties'),
  /** The page of a country by its code, such as `DE`. */
  countryDuty: definePath('/shipping/duties/:country'),
};
