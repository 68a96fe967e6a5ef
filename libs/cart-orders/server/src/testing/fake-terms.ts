import { someTerms } from '@caravan/cart-orders/contract/testing';
import type { Terms } from '@caravan/content/port';

/** Terms that never change; `apps/server/src/order-terms.spec.ts` tests the real ones. */
export const fakeTerms: Terms = {
  pin: async () => 'terms_1',
  read: async (ids) => ids.map((id) => ({ id, ...someTerms() })),
  article: async () => undefined,
};
