import { defineEndpoint } from '@caravan/kernel';
import type { LineDrop, NewQuestion, StaffAnswer } from './order-questions.schema.ts';
import type { OrderDecision, StaffOrder } from './orders.schema.ts';

export const askQuestion = defineEndpoint<{ params: { number: string }; body: NewQuestion; data: StaffOrder }>()({
  method: 'POST',
  path: '/staff/orders/:number/questions',
  login: 'staff',
  roles: ['buyer', 'receiver', 'service'],
  tags: ['staff-order', 'purchase', 'task'],
  summary: 'Ask the shopper about a paid order, or about goods of it that arrived; nothing is bought before the answer',
  idempotency: 'key',
  reasons: ['question_open', 'fee_known', 'no_substitute', 'nothing_to_drop', 'extra_too_large', 'goods_not_free'],
});

export const withdrawQuestion = defineEndpoint<{ params: { id: string }; body: OrderDecision; data: StaffOrder }>()({
  method: 'POST',
  path: '/staff/questions/:id/withdraw',
  login: 'staff',
  roles: ['buyer', 'service'],
  tags: ['staff-order', 'purchase', 'task'],
  summary: 'Withdraw an open question; the order goes on as if it had not been asked',
  reasons: ['question_closed'],
});

/** Ends an open question, and an extra payment that waits for it. */
export const stateNoFee = defineEndpoint<{ params: { number: string }; body: OrderDecision; data: StaffOrder }>()({
  method: 'POST',
  path: '/staff/orders/:number/domestic_fee/none',
  login: 'staff',
  roles: ['buyer', 'service'],
  confirm: true,
  tags: ['staff-order', 'purchase', 'task'],
  summary: 'Record that the shop charges nothing for domestic shipping',
  reasons: ['fee_known', 'approval_needed'],
  quiet: ['approval_needed'],
});

export const answerForShopper = defineEndpoint<{ params: { id: string }; body: StaffAnswer; data: StaffOrder }>()({
  method: 'POST',
  path: '/staff/questions/:id/answer',
  login: 'staff',
  roles: ['buyer', 'service'],
  confirm: true,
  tags: ['staff-order', 'purchase', 'task'],
  summary: 'Answer a question as the shopper asked for by another way; the note says which',
  idempotency: 'key',
  reasons: ['question_closed', 'approval_needed', 'goods_not_free'],
  quiet: ['approval_needed'],
});

/** If nothing is left of the order it is cancelled with a full refund. */
export const dropPieces = defineEndpoint<{ params: { number: string }; body: LineDrop; data: StaffOrder }>()({
  method: 'POST',
  path: '/staff/orders/:number/drop',
  login: 'staff',
  roles: ['buyer', 'service'],
  confirm: true,
  tags: ['staff-order', 'purchase', 'task'],
  summary: 'Refund pieces that cannot be had; the rest of the order goes on',
  idempotency: 'key',
  reasons: ['question_open', 'too_many', 'approval_needed'],
  quiet: ['approval_needed'],
});
