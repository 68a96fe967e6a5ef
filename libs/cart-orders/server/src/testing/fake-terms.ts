import { someTerms } from '@caravan/cart-orders/contract/testing';
import type { ServiceFeeRule, TermsRules } from '@caravan/content/contract';
import type { Terms } from '@caravan/content/port';

/** Terms that never change, with or without a service fee; `apps/server/src/order-terms.spec.ts` tests the real ones. */
export const fakeTermsWith = (serviceFee?: ServiceFeeRule): Terms => {
  const rules: TermsRules = { ...someTerms().rules, ...(serviceFee ? { service_fee: serviceFee } : {}) };
  return {
    now: async () => rules,
    pin: async () => ({ id: 'terms_1', rules }),
    read: async (ids) => ids.map((id) => ({ id, ...someTerms({ rules }) })),
    article: async () => undefined,
  };
};

export const fakeTerms = fakeTermsWith();
