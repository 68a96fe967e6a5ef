import { schemaOf } from '@caravan/kernel';
import { id, z } from '@caravan/kernel/zod';
import { answerQuestion } from './order-questions.endpoints.ts';
import {
  answerForShopper,
  askQuestion,
  dropPieces,
  stateNoFee,
  withdrawQuestion,
} from './order-questions.staff-endpoints.ts';
import { lineDrop, newQuestion, questionAnswer, staffAnswer } from './order-questions.schema.ts';
import { byNumber, order, orderDecision, staffOrder } from './orders.schema.ts';

export const answerQuestionContract = schemaOf(answerQuestion, {
  params: z.object({ ...byNumber.shape, id }),
  body: questionAnswer,
  data: order,
});
export const askQuestionContract = schemaOf(askQuestion, { params: byNumber, body: newQuestion, data: staffOrder });
export const withdrawQuestionContract = schemaOf(withdrawQuestion, {
  params: z.object({ id }),
  body: orderDecision,
  data: staffOrder,
});
export const stateNoFeeContract = schemaOf(stateNoFee, { params: byNumber, body: orderDecision, data: staffOrder });
export const answerForShopperContract = schemaOf(answerForShopper, {
  params: z.object({ id }),
  body: staffAnswer,
  data: staffOrder,
});
export const dropPiecesContract = schemaOf(dropPieces, { params: byNumber, body: lineDrop, data: staffOrder });
