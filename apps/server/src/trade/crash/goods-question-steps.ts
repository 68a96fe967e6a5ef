import { answerQuestionContract, askQuestionContract } from '@caravan/cart-orders/contract/orders';
import { callByKey } from './idempotent-calls.ts';
import { ordersAfter, type Step } from './order-steps.ts';
import { freeGoods, isServed } from './service-steps.ts';
import type { StaffStep } from './trader.ts';

/** Staff ask whether goods that arrived are kept or returned. */
export const askAboutGoods: StaffStep = async (staffActor, trader, { oneOf }) => {
  const { reconciliation } = trader;
  const settled = new Map(ordersAfter(reconciliation, 'in_stock').map((order) => [order.number, order]));
  const item = oneOf((await freeGoods(trader)).filter(({ order_number: number }) => settled.has(number)));
  const order = item && settled.get(item.order_number);
  if (!order) return;
  const { number } = order;
  await callByKey(staffActor, reconciliation, askQuestionContract, {
    params: { number },
    body: {
      kind: 'quality',
      item_id: item.id,
      reason: 'damaged',
      text: 'A cup is broken.',
      options: [{ kind: 'keep' }, { kind: 'return' }],
    },
    effect: { events: { [number]: ['question_asked'] } },
    keep: ({ question }) => {
      order.quality = { questionId: question?.id ?? '', itemId: item.id, valueFen: item.value_fen };
    },
  });
};

/** The shopper keeps the goods, or returns them. The return is refused if they were packed or returned meanwhile. */
export const answerAboutGoods: Step = async (trader, { below, oneOf }) => {
  const { reconciliation } = trader;
  const order = oneOf(ordersAfter(reconciliation, 'question_asked').filter(({ quality }) => quality));
  if (!order?.quality) return;
  const { number, quality } = order;
  // Like packing, a return leaves the goods of an open service on the shelf.
  const returns = below(2) === 0 && !isServed(trader, quality.itemId);
  const events = { [number]: ['question_answered'] };
  await callByKey(trader, reconciliation, answerQuestionContract, {
    params: { number, id: quality.questionId },
    body: { option: returns ? 'return' : 'keep' },
    effect: returns ? { events, returns: 1 } : { events },
    keep: ({ question }) => {
      order.quality = null;
      const back = question?.return_number;
      if ((back !== null && back !== undefined) !== returns) throw new Error(`the answer opened the return ${back}`);
      if (!back) return;
      const { valueFen } = quality;
      const opened = { number: back, orderNumber: number, kind: 'return', valueFen, feeFen: 0 } as const;
      reconciliation.returns.set(back, { ...opened, events: ['requested'] });
    },
  });
};
