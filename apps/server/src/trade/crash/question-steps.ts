import { answerQuestionContract, askQuestionContract, dropPiecesContract } from '@caravan/cart-orders/contract/orders';
import { createPaymentContract } from '@caravan/fund-payment/contract/schema';
import { callByKey } from './idempotent-calls.ts';
import { ordersAfter, type Step } from './order-steps.ts';
import { priceOf, type BookedLine, type BookedOrder } from './reconciliation.ts';
import type { Seeded } from './seeded.ts';
import type { StaffStep } from './trader.ts';

/** A line of an order that can be given up while another one stays. */
const spareLine = ({ lines }: BookedOrder, { oneOf }: Seeded): BookedLine | undefined => {
  const left = lines.filter(({ gone }) => !gone);
  return left.length > 1 ? oneOf(left) : undefined;
};

/** Staff refund a line that cannot be had. */
export const dropLine: StaffStep = async (staffActor, { reconciliation }, chance) => {
  const order = chance.oneOf(ordersAfter(reconciliation, 'paid'));
  const line = order && spareLine(order, chance);
  if (!line) return;
  const { number } = order;
  await callByKey(staffActor, reconciliation, dropPiecesContract, {
    params: { number },
    body: { lines: [{ line_id: line.id, quantity: line.quantity }], note: '' },
    effect: { fen: priceOf(line), events: { [number]: ['line_dropped'] } },
    keep: () => {
      line.gone = true;
    },
  });
};

/** Staff ask whether the shopper pays more for a line, or does without it. */
export const askMore: StaffStep = async (staffActor, { reconciliation }, { below, oneOf }) => {
  const order = oneOf(ordersAfter(reconciliation, 'paid'));
  const line = order && oneOf(order.lines.filter(({ gone }) => !gone));
  if (!line) return;
  const { number } = order;
  const amountFen = 1 + below(5_000);
  await callByKey(staffActor, reconciliation, askQuestionContract, {
    params: { number },
    body: {
      kind: 'price_rise',
      line_id: line.id,
      text: '',
      options: [{ kind: 'pay_more', amount_fen: amountFen }, { kind: 'drop' }],
    },
    effect: { events: { [number]: ['question_asked'] } },
    keep: ({ question }) => {
      order.extra = { questionId: question?.id ?? '', line, amountFen, isPaid: false };
    },
  });
};

/** The shopper agrees to pay more, or does without the line if another one stays. */
export const answer: Step = async (trader, { below, oneOf }) => {
  const order = oneOf(ordersAfter(trader.reconciliation, 'question_asked').filter(({ quality }) => !quality));
  if (!order?.extra) return;
  const { number, lines } = order;
  const { questionId: id, line } = order.extra;
  const drops = lines.filter(({ gone }) => !gone).length > 1 && below(3) === 0;
  await callByKey(trader, trader.reconciliation, answerQuestionContract, {
    params: { number, id },
    body: { option: drops ? 'drop' : 'pay_more' },
    effect: drops
      ? { fen: priceOf(line), events: { [number]: ['question_declined'] } }
      : { events: { [number]: ['question_answered'] } },
    keep: () => {
      if (!drops) return;
      line.gone = true;
      order.extra = null;
    },
  });
};

/** Pays what the shopper agreed to. */
export const payExtra: Step = async (trader, { oneOf }) => {
  const { reconciliation } = trader;
  const order = oneOf(ordersAfter(reconciliation, 'question_answered').filter((one) => one.extra?.isPaid === false));
  const extra = order?.extra;
  if (!extra) return;
  const { number } = order;
  await callByKey(trader, reconciliation, createPaymentContract, {
    body: { kind: 'order_extra', refs: [`${number}-1`], method: 'balance' },
    effect: { fen: -extra.amountFen, events: { [number]: ['extra_paid'] } },
    keep: ({ id, status }) => {
      reconciliation.payments.set(id, status);
      extra.isPaid = true;
    },
  });
};
