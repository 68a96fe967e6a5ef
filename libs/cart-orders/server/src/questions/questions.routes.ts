import {
  answerForShopperContract,
  answerQuestionContract,
  askQuestionContract,
  dropPiecesContract,
  stateNoFeeContract,
  withdrawQuestionContract,
} from '@caravan/cart-orders/contract/orders';
import { route, type Route } from '@caravan/server-core';
import { presentOrder, presentStaffOrder } from '../orders/present-order.ts';
import type { OrderContext } from '../work/order-context.ts';
import { answerForShopper, answerQuestion } from './answer-question.ts';
import { askQuestion } from './ask-question.ts';
import { dropPieces } from '../buying/drop-pieces.ts';
import { numberOfQuestion, stateNoFee, withdrawQuestion } from './withdraw-question.ts';

/** A shopper's route for questions about orders. */
export const questionRoutes = (context: OrderContext): Route[] => [
  route(answerQuestionContract, ({ session, params, body, once }) =>
    once(async (tx) => {
      const order = await answerQuestion(tx, context, { userId: session.userId, ...params, answer: body });
      return presentOrder(order, context.clock());
    }),
  ),
];

/** The staff routes for questions about orders. */
export const questionStaffRoutes = (context: OrderContext): Route[] => [
  route(askQuestionContract, ({ params, session, audit, unchanged, body, once }) =>
    once(async (tx) => {
      const call = { number: params.number, staffId: session.userId, audit, unchanged };
      return presentStaffOrder(await askQuestion(tx, context, call, body), context.clock(), session.staffRoles);
    }),
  ),

  route(withdrawQuestionContract, async ({ params, session, audit, unchanged, body }) => {
    const number = await numberOfQuestion(context, params.id);
    const call = { number, staffId: session.userId, audit, unchanged };
    return context.transaction(async (tx) =>
      presentStaffOrder(
        await withdrawQuestion(tx, context, call, { id: params.id, note: body.note }),
        context.clock(),
        session.staffRoles,
      ),
    );
  }),

  route(answerForShopperContract, ({ params, session, audit, unchanged, body, once }) =>
    once(async (tx) => {
      const number = await numberOfQuestion({ db: tx }, params.id);
      const call = { number, staffId: session.userId, audit, unchanged };
      const order = await answerForShopper(tx, context, call, { id: params.id, ...body });
      return presentStaffOrder(order, context.clock(), session.staffRoles);
    }),
  ),

  route(dropPiecesContract, ({ params, session, audit, unchanged, body, once }) =>
    once(async (tx) => {
      const call = { number: params.number, staffId: session.userId, audit, unchanged };
      return presentStaffOrder(await dropPieces(tx, context, call, body), context.clock(), session.staffRoles);
    }),
  ),

  route(stateNoFeeContract, ({ params, session, audit, unchanged, body }) =>
    context.transaction(async (tx) => {
      const call = { number: params.number, staffId: session.userId, audit, unchanged };
      return presentStaffOrder(await stateNoFee(tx, context, call, body.note), context.clock(), session.staffRoles);
    }),
  ),
];
