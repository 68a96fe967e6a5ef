import { someTerms } from '@caravan/cart-orders/contract/testing';
import type { Terms } from '@caravan/content/port';

/** Terms that never change; `apps/server/src/order-terms.spec.ts` tests the real ones. */
export const fakeTerms: Terms = {
  now: async () => someTerms().rules,
  pin: async () => ({ id: 'terms_1', rules: someTerms().rules }),
  read: async (ids) => ids.map((id) => ({ id, ...someTerms() })),
  article: async () => undefined,
};
