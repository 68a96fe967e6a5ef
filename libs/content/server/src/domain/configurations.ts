import type { Configurations } from '@caravan/content/contract';
import { priceChangeReasons } from '@caravan/cart-orders/contract';

/** Limits and fees of the service (storefront.md 9, decisions.md); what is open to shoppers is said by `features`. */
export const serviceRules: Omit<Configurations, 'currencies'> = {
  free_storage_days: 30,
  storage_fee_fen_per_day: 50,
  photo: { fee_fen: 200, max_count: 20, note_max: 500 },
  address_max: 20,
  refund_hours: 72,
  unpaid_hours: 24,
  review_hours: [3, 5],
  price_change_reasons: [...priceChangeReasons],
  features: { shipping_estimate: false, community: false },
};
