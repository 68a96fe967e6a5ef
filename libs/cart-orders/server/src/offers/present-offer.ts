import type { Offer } from '@caravan/cart-orders/contract';
import type { OfferRow } from './offer.table.ts';

/** Whether a shopper may accept it now. An accepted one may be accepted again, for a line that was removed by mistake. */
export const isValid = ({ state, validUntil }: OfferRow, now: Date): boolean =>
  (state === 'open' || state === 'accepted') && now < validUntil;

export const presentOffer = (row: OfferRow, now: Date): Offer => ({
  id: row.id,
  conversation_id: row.conversationId,
  url: row.url,
  name: row.name,
  spec: row.spec,
  shop_name: row.shopName,
  unit_price_fen: row.unitPriceFen,
  domestic_shipping_fen: row.domesticShippingFen,
  quantity: row.quantity,
  state: row.state,
  created_at: row.createdAt.toISOString(),
  valid_until: row.validUntil.toISOString(),
  valid: isValid(row, now),
});
