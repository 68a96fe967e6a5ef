import { failOrder, type OrderActor, type OrderEvent } from '@caravan/cart-orders/contract';
import type { Tx } from '@caravan/server-core';
import type { EventData } from '../db/order-event.table.ts';
import type { OrderWithLines } from '../db/order.repo.ts';
import { insertOrderEvents, moveOrder, type OrderPatch } from '../db/order-write.repo.ts';
import { orderGuards } from '../domain/order-guards.ts';
import { orderTransitions, type OrderTransition } from '../domain/order-transitions.ts';
import type { OrderContext } from './order-context.ts';
import { orderEffects } from './order-effects.ts';

/** A step that somebody wants an order to take. */
export interface Step {
  event: OrderEvent;
  by: { actor: OrderActor; id: string | null };
  /** What staff say of it. */
  note?: string;
  patch?: OrderPatch;
  data?: EventData;
}

/** The transition that a step means; throws where there is none, and with the guard's own reason where one objects. */
export const transitionOf = ({ order, lines }: OrderWithLines, { event, by }: Pick<Step, 'event' | 'by'>, now: Date): OrderTransition => {
  const possible = orderTransitions.filter((one) => one.event === event && one.from === order.status && one.by.includes(by.actor));
  const objections = possible.map(({ guards }) => guards.map((guard) => orderGuards[guard]({ order, lines }, now)).find((found) => found !== null));
  const free = possible.find((_, index) => objections[index] === undefined);
  if (!free) throw failOrder(objections[0] ?? 'wrong_state');
  return free;
};

/** Takes a locked order one step along its transition table, with the step's effects and its event; the one way in which a status changes. */
export const changeOrder = async (tx: Tx, context: OrderContext, held: OrderWithLines, step: Step): Promise<OrderWithLines> => {
  const now = context.clock();
  const transition = transitionOf(held, step, now);
  const { number, status } = held.order;

  const before = { ...held, order: { ...held.order, ...step.patch } };
  let patch: OrderPatch = { ...step.patch };
  let data: EventData = { ...step.data };
  for (const effect of transition.effects) {
    const done = await orderEffects[effect](tx, context, before, now);
    patch = { ...patch, ...done.patch };
    data = { ...data, ...done.data };
  }

  const order = await moveOrder(tx, { number, from: status, to: transition.to }, patch);
  if (!order) throw failOrder('wrong_state');
  await insertOrderEvents(tx, [
    {
      orderNumber: number,
      seq: order.events,
      event: step.event,
      fromStatus: status,
      toStatus: transition.to,
      actor: step.by.actor,
      actorId: step.by.id,
      note: step.note || null,
      data,
      at: now,
    },
  ]);
  return { ...held, order };
};
