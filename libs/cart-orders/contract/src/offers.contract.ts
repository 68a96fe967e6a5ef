import { schemaOf } from '@caravan/kernel';
import { cartLine } from './cart-orders.schema.ts';
import { acceptOffer, declineOffer, listOffers } from './offers.endpoints.ts';
import { byOffer, newOffer, offer, offers, offersQuery } from './offers.schema.ts';
import { listStaffOffers, makeOffer, withdrawOffer } from './offers.staff-endpoints.ts';
export * from './offers.schema.ts';

export const listOffersContract = schemaOf(listOffers, { query: offersQuery, data: offers });
export const acceptOfferContract = schemaOf(acceptOffer, { params: byOffer, data: cartLine });
export const declineOfferContract = schemaOf(declineOffer, { params: byOffer, data: offer });
export const listStaffOffersContract = schemaOf(listStaffOffers, { query: offersQuery, data: offers });
export const makeOfferContract = schemaOf(makeOffer, { body: newOffer, data: offer });
export const withdrawOfferContract = schemaOf(withdrawOffer, { params: byOffer, data: offer });
