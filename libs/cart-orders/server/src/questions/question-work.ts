import type { Tx } from '@caravan/server-core';
import type { NewTask, TaskSource } from '@caravan/tasks/port';
import type { OrderQuestionRow } from './order-question.table.ts';
import { ordersWithOpenQuestion } from './order-question.repo.ts';
import { findOrderRows, wholeOrders, type OrderWithLines } from '../orders/order.repo.ts';
import { openQuestion } from '../work/order-waits.ts';
import type { OrderContext } from '../work/order-context.ts';

/** Service sees what shoppers were asked, and can help them to answer. */
const questionTask = ({ order, lines }: OrderWithLines, question: OrderQuestionRow): NewTask => {
  const line = lines.find(({ id }) => id === question.lineId) ?? lines[0];
  return {
    queue: 'problem',
    kind: 'order',
    ref: order.number,
    title: line?.name ?? order.number,
    facts: {
      shop: order.shopName,
      image: line?.image ?? null,
      question: question.kind,
      options: question.options.length,
    },
    amountFen: order.amountFen,
    ...(order.shopName === null ? {} : { group: order.shopName }),
    openedAt: question.askedAt,
    dueAt: question.dueAt,
  };
};

export const openQuestionTask = (
  tx: Tx,
  { tasks }: Pick<OrderContext, 'tasks'>,
  held: OrderWithLines,
  question: OrderQuestionRow,
): Promise<void> => tasks().open(tx, questionTask(held, question));

export const closeQuestionTask = (tx: Tx, { tasks }: Pick<OrderContext, 'tasks'>, ref: string): Promise<void> =>
  tasks().close(tx, { queue: 'problem', ref });

/** The orders with an open question. */
export const questionTaskSource: TaskSource = {
  queue: 'problem',
  async wanted(db) {
    const rows = await findOrderRows(db, 'everybody', await ordersWithOpenQuestion(db));
    return (await wholeOrders(db, rows)).flatMap((held) => {
      const question = openQuestion(held);
      return question ? [questionTask(held, question)] : [];
    });
  },
};
