import type { Offer } from '../offers.schema.ts';

/** An offer that can be accepted. */
export const anOffer = (over: Partial<Offer> = {}): Offer => ({
  id: 'offer_1',
  conversation_id: 'conversation-1',
  url: 'https://shop.example/tea',
  name: 'White tea',
  spec: '250 g',
  shop_name: 'Tea house',
  unit_price_fen: 5_000,
  domestic_shipping_fen: 600,
  quantity: 2,
  image: null,
  state: 'open',
  order_number: null,
  created_at: '2026-11-21T09:00:00.000Z',
  valid_until: '2026-11-24T09:00:00.000Z',
  valid: true,
  ...over,
});
