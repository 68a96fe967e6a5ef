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
import { copyPicture, makeOffer, withdrawOffer } from './make-offer.ts';
import { offersOf } from './offer.repo.ts';
import { presentOffer } from './present-offer.ts';

/** Offers of buyers to shoppers who ask for goods. */
export const offerRoutes = (context: OrderContext): Route[] => {
  const { db, transaction, clock } = context;
  const list = async (conversationId: string, userId?: string) => ({
    items: (await offersOf(db, conversationId, userId)).map((row) => presentOffer(row, clock())),
  });
  return [
    route(listOffersContract, ({ session, query }) => list(query.conversation_id, session.userId)),

    route(acceptOfferContract, async ({ session, params, language }) => {
      const rules = await context.terms().now();
      const item = await transaction((tx) => acceptOffer(tx, context, { userId: session.userId, id: params.id }));
      return presentLine(item, { language, rules });
    }),

    route(declineOfferContract, ({ session, params }) =>
      transaction((tx) => declineOffer(tx, context, { userId: session.userId, id: params.id })),
    ),

    route(listStaffOffersContract, ({ query }) => list(query.conversation_id)),

    route(makeOfferContract, async (call) => {
      const { session, body } = call;
      // Before the transaction, because the files may be on another machine.
      const copyId = body.image === undefined ? undefined : await copyPicture(context, session.userId, body.image);
      return call.once((tx) => makeOffer(tx, context, staffCallOf(call), body, copyId));
    }),

    route(withdrawOfferContract, (call) =>
      transaction((tx) => withdrawOffer(tx, context, staffCallOf(call), call.params.id)),
    ),
  ];
};
