import type { StartAppOptions } from '@caravan/server-core';

/**
 * Other services fetch these paths below `/v1`, so that `robots.txt` allows them (specification 26.1). Search engines
 * may show the contents of public pages; the rest has secret addresses.
 */
export const fetchedPaths: NonNullable<StartAppOptions['site']>['open'] = [
  // Pictures in public pages.
  { prefix: '/v1/images/', indexed: true },
  { prefix: '/v1/reviews/pictures/', indexed: true },
  { prefix: '/v1/site_pictures/', indexed: true },
  // Pictures in mails, which the servers of mail programs fetch.
  { prefix: '/v1/orders/pictures/', indexed: false },
  { prefix: '/v1/cart/pictures/', indexed: false },
  { prefix: '/v1/store/photos/', indexed: false },
  // Calendars that subscribe to the deadlines of a shopper.
  { prefix: '/v1/calendar/', indexed: false },
  // Tools that read the description of the API.
  { prefix: '/v1/openapi.json', indexed: false },
];

/** Paths that only the browser of the owner fetches, although the address alone opens them. */
export const browserPaths: readonly string[] = [
  '/v1/carrier_labels/',
  '/v1/customs_papers/',
  '/v1/users/avatars/',
  '/v1/conversations/pictures/',
  '/v1/forwarding/claims/pictures/',
  '/v1/haul/photos/',
  '/v1/parcels/photos/',
  '/v1/prints/',
];
