import type { Offer } from '@caravan/cart-orders/contract';
import type { OfferWithOrder } from './offer.repo.ts';

/**
 * Whether a shopper may accept it now. An accepted one may be accepted again until it is ordered, for a line that was
 * removed by mistake.
 */
export const isValid = ({ state, validUntil, orderNumber }: OfferWithOrder, now: Date): boolean =>
  (state === 'open' || state === 'accepted') && orderNumber === null && now < validUntil;

export const presentOffer = (row: OfferWithOrder, now: Date): Offer => ({
  id: row.id,
  conversation_id: row.conversationId,
  url: row.url,
  name: row.name,
  spec: row.spec,
  shop_name: row.shopName,
  unit_price_fen: row.unitPriceFen,
  domestic_shipping_fen: row.domesticShippingFen,
  quantity: row.quantity,
  image: row.image,
  state: row.state,
  order_number: row.orderNumber,
  created_at: row.createdAt.toISOString(),
  valid_until: row.validUntil.toISOString(),
  valid: isValid(row, now),
});
