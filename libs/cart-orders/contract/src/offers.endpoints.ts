import { defineEndpoint } from '@caravan/kernel';
import type { CartLine } from './cart-orders.schema.ts';
import type { Offer, Offers, OffersQuery } from './offers.schema.ts';

type ById = { id: string };

export const listOffers = defineEndpoint<{ query: OffersQuery; data: Offers }>()({
  method: 'GET',
  path: '/offers',
  login: 'shopper',
  tags: ['offer'],
  summary: 'What buyers have offered in a conversation, the newest first',
});

/** Accepting it again changes nothing while its line is in the cart, and is refused once it is ordered. */
export const acceptOffer = defineEndpoint<{ params: ById; data: CartLine }>()({
  method: 'POST',
  path: '/offers/:id/accept',
  login: 'shopper',
  tags: ['offer', 'cart', 'cart-count', 'turns'],
  summary: 'Accept an offer: its goods are in the cart at the offered price',
  reasons: ['offer_ordered', 'offer_closed', 'cart_full', 'cart_too_long'],
});

export const declineOffer = defineEndpoint<{ params: ById; data: Offer }>()({
  method: 'POST',
  path: '/offers/:id/decline',
  login: 'shopper',
  tags: ['offer', 'turns'],
  summary: 'Decline an offer',
  reasons: ['offer_closed'],
});
