import { defineEndpoint } from '@caravan/kernel';
import type { NewOffer, Offer, Offers, OffersQuery } from './offers.schema.ts';

export const listStaffOffers = defineEndpoint<{ query: OffersQuery; data: Offers }>()({
  method: 'GET',
  path: '/staff/offers',
  login: 'staff',
  roles: ['buyer', 'service', 'finance', 'auditor'],
  tags: ['staff-offer'],
  summary: 'What buyers have offered in a conversation, the newest first',
});

export const makeOffer = defineEndpoint<{ body: NewOffer; data: Offer }>()({
  method: 'POST',
  path: '/staff/offers',
  login: 'staff',
  roles: ['buyer', 'service'],
  tags: ['staff-offer', 'staff-conversation', 'task'],
  summary: 'Offer goods at a price to a shopper who asked for them; it answers the conversation',
  idempotency: 'key',
  reasons: ['too_many_offers', 'picture_gone'],
});

export const withdrawOffer = defineEndpoint<{ params: { id: string }; data: Offer }>()({
  method: 'POST',
  path: '/staff/offers/:id/withdraw',
  login: 'staff',
  roles: ['buyer', 'service'],
  tags: ['staff-offer'],
  summary: 'Take back an offer that nobody has accepted',
  reasons: ['offer_closed'],
});
