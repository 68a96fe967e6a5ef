import { failOrder, type OrderActor, type OrderEvent } from '@caravan/cart-orders/contract';
import { cartOrdersPaths } from '@caravan/routes';
import type { Tx } from '@caravan/server-core';
import type { LineReceiptRow } from '../payment/line-receipt.table.ts';
import type { EventData, OrderEventRow } from './order-event.table.ts';
import type { OrderWithLines } from './order.repo.ts';
import { moveOrder, type OrderPatch } from './order-write.repo.ts';
import { orderGuards } from './order-guards.ts';
import { piecesLeft, withDrops, type Drop } from '../buying/line-goods.ts';
import { orderTransitions, type OrderTransition } from './order-transitions.ts';
import { orderMail } from '../messages/order-mail.ts';
import { orderMessages } from '../messages/order-messages.ts';
import type { OrderContext } from '../work/order-context.ts';
import { orderEffects, type Returned } from './order-effects.ts';
import { syncOrderWork } from '../work/order-work.ts';

/** A requested change of an order. */
export interface Step {
  event: OrderEvent;
  by: { actor: OrderActor; id: string | null };
  /** The note of staff. */
  note?: string;
  patch?: OrderPatch;
  data?: EventData;
  /** The pieces that it refunds because they cannot be had. */
  drops?: readonly Drop[];
  /** The pieces that went back to their seller, and what the shopper gets back for them. */
  returned?: Returned;
  /** The pieces that arrived, which the order has already. */
  receipts?: readonly LineReceiptRow[];
  /** Whether the shopper must act after it; the question or extra payment is written after the order. */
  waits?: boolean;
}

/**
 * The transition for a requested change. Throws if there is none, and with the guard's reason if a guard refuses it.
 */
const transitionOf = (
  held: OrderWithLines,
  { event, by, drops = [] }: Pick<Step, 'by' | 'drops' | 'event'>,
  now: Date,
): OrderTransition => {
  const possible = orderTransitions.filter(
    (one) => one.event === event && one.from === held.order.status && one.by.includes(by.actor),
  );
  const objections = possible.map(({ guards }) =>
    guards.map((guard) => orderGuards[guard]({ ...held, drops }, now)).find((found) => found !== null),
  );
  const free = possible.find((_, index) => objections[index] === undefined);
  if (!free) throw failOrder(objections[0] ?? 'wrong_state');
  return free;
};

/** Throws if a change would be refused now. */
export const refuseStep = (held: OrderWithLines, step: Pick<Step, 'event' | 'by'>, now: Date): void => {
  transitionOf(held, step, now);
};

const sendMessages = async (
  tx: Tx,
  { notifier }: OrderContext,
  { order, lines, refund }: OrderWithLines,
  happened: OrderEventRow,
): Promise<void> => {
  const { event, actor, note, data, seq } = happened;
  const messages = orderMessages(
    order,
    { event, actor, note: note ?? '', refundFen: (data.refund_fen ?? 0) + (data.extra_refund_fen ?? 0) },
    refund,
    lines.filter(({ receivedQuantity }) => receivedQuantity > 0).map(({ name }) => name),
  );
  const link = cartOrdersPaths.orderDetail.href({ number: order.number });
  for (const message of messages) {
    const mail = orderMail(message.kind, order, lines);
    await notifier().send(tx, {
      ...message,
      userId: order.userId,
      key: `order ${order.number} ${seq} ${message.kind}`,
      link,
      ...(mail ? { mail } : {}),
    });
  }
};

/** An event records the pieces that it refunds. */
const dropData = ({ lines }: OrderWithLines, { drops }: Step): EventData =>
  drops ? { pieces_left: piecesLeft(withDrops(lines, drops)) } : {};

/** Runs the effects of a transition and returns their additions to the order and to the event. */
const runEffects = async (
  tx: Tx,
  context: OrderContext,
  held: OrderWithLines,
  { effects }: OrderTransition,
  step: Step,
  now: Date,
) => {
  // Effects see the order with the changes of the step, such as its payment time.
  const seen = { ...held, order: { ...held.order, ...step.patch }, drops: step.drops ?? [], returned: step.returned };
  let patch: OrderPatch = { ...step.patch };
  let data: EventData = { ...step.data, ...dropData(held, step) };
  let { lines } = held;
  for (const effect of effects) {
    const done = await orderEffects[effect](tx, context, seen, now);
    patch = { ...patch, ...done.patch };
    data = { ...data, ...done.data };
    lines = done.lines ?? lines;
  }
  return { patch, data, lines };
};

/**
 * Moves a locked order along its transition table, with effects, event, messages and tasks of staff. No other function changes a
 * status.
 */
export const changeOrder = async (
  tx: Tx,
  context: OrderContext,
  held: OrderWithLines,
  step: Step,
): Promise<OrderWithLines> => {
  const now = context.clock();
  const transition = transitionOf(held, step, now);
  const { number, status } = held.order;
  const { patch, data, lines } = await runEffects(tx, context, held, transition, step, now);

  const happened = {
    orderNumber: number,
    event: step.event,
    fromStatus: status,
    toStatus: transition.to,
    actor: step.by.actor,
    actorId: step.by.id,
    note: step.note || null,
    data,
    at: now,
  };
  const order = await moveOrder(tx, happened, patch, step.receipts ?? []);
  if (!order) throw failOrder('wrong_state');
  const event = { ...happened, seq: order.events };
  const changed = { ...held, order, lines, events: [...held.events, event] };
  const { userId, status: state } = order;
  await context.notifier().publish(tx, { userId, type: 'order.changed', number, state });
  await sendMessages(tx, context, changed, event);
  await syncOrderWork(tx, context, held, changed, step.waits);
  return changed;
};
