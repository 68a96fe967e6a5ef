import type { StartAppOptions } from '@caravan/server-core';

/**
 * What other services fetch below `/v1`, so that `robots.txt` allows it (specification 26.1). Search engines may show
 * what public pages contain; the rest has secret addresses.
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

/** What only the browser of its owner fetches, although its address alone opens it. */
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
