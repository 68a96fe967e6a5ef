import {
  acceptOfferContract,
  declineOfferContract,
  listOffersContract,
  listStaffOffersContract,
  makeOfferContract,
  withdrawOfferContract,
} from '@caravan/cart-orders/contract/orders';
import { route, staffCallOf, type Route } from '@caravan/server-core';
import { presentLine } from '../cart/present-cart.ts';
import type { OrderContext } from '../work/order-context.ts';
import { acceptOffer, declineOffer } from './decide-offer.ts';
import { makeOffer, withdrawOffer } from './make-offer.ts';
import { offersOf } from './offer.repo.ts';
import { presentOffer } from './present-offer.ts';

/** What buyers offer to shoppers who ask for goods. */
export const offerRoutes = (context: OrderContext): Route[] => {
  const { db, transaction, clock } = context;
  const list = async (conversationId: string, userId?: string) => ({
    items: (await offersOf(db, conversationId, userId)).map((row) => presentOffer(row, clock())),
  });
  return [
    route(listOffersContract, ({ session, query }) => list(query.conversation_id, session.userId)),

    route(acceptOfferContract, async ({ session, params, language }) =>
      presentLine(
        await transaction((tx) => acceptOffer(tx, context, { userId: session.userId, id: params.id })),
        language,
      ),
    ),

    route(declineOfferContract, ({ session, params }) =>
      transaction((tx) => declineOffer(tx, context, { userId: session.userId, id: params.id })),
    ),

    route(listStaffOffersContract, ({ query }) => list(query.conversation_id)),

    route(makeOfferContract, (call) => call.once((tx) => makeOffer(tx, context, staffCallOf(call), call.body))),

    route(withdrawOfferContract, (call) =>
      transaction((tx) => withdrawOffer(tx, context, staffCallOf(call), call.params.id)),
    ),
  ];
};
