import { failOrder, type LineDrop } from '@caravan/cart-orders/contract';
import type { Tx } from '@caravan/server-core';
import type { OrderWithLines } from '../orders/order.repo.ts';
import { toBuy, type Drop } from './line-goods.ts';
import { refundOfDrops } from '../cart/offered-options.ts';
import { missingPieces } from '../refunds/refund-of.ts';
import { lineMessages } from '../messages/line-messages.ts';
import { changeOrder } from '../orders/change-order.ts';
import type { ShownOrder } from '../orders/find-order.ts';
import type { OrderContext } from '../work/order-context.ts';
import { sendQuestionMessage } from '../questions/send-question-message.ts';
import { demandApproval, staffStep, type StaffCall } from '../work/staff-step.ts';

const bySystem = { actor: 'system', id: null } as const;

/**
 * Moves an order on after pieces were refunded: it counts as bought if nothing more is to be bought, and is in stock if
 * nothing more is to come.
 */
export const goOn = async (tx: Tx, context: OrderContext, held: OrderWithLines): Promise<OrderWithLines> => {
  const { order, lines } = held;
  const isBought = lines.every((line) => toBuy(line) === 0) && lines.some(({ boughtQuantity }) => boughtQuantity > 0);
  if (order.status === 'paid' && isBought)
    return goOn(tx, context, await changeOrder(tx, context, held, { event: 'processing', by: bySystem }));
  if (order.status === 'processing' && lines.every((line) => missingPieces(line) === 0))
    return changeOrder(tx, context, held, { event: 'in_stock', by: bySystem });
  return held;
};

/** The drops with the names of their goods. Fails if a line is unknown, or if fewer of its pieces are to come. */
const namesOf = ({ lines }: OrderWithLines, drops: readonly Drop[]): string[] =>
  drops.map(({ lineId, quantity }) => {
    const line = lines.find(({ id }) => id === lineId);
    if (!line) throw failOrder('not_found');
    const max = missingPieces(line);
    if (quantity > max) throw failOrder('too_many', { line_id: lineId, max });
    return quantity === 1 ? line.name : `${line.name} × ${quantity}`;
  });

/** Refunds pieces that cannot be had; the rest of the order goes on. */
export const dropPieces = (tx: Tx, context: OrderContext, call: StaffCall, body: LineDrop): Promise<ShownOrder> =>
  staffStep(tx, context, call, async (held) => {
    const drops = body.lines.map(({ line_id: lineId, quantity }) => ({ lineId, quantity }));
    const goods = namesOf(held, drops);
    const by = { actor: 'staff', id: call.staffId } as const;
    const { note } = body;
    const refundFen = refundOfDrops(held, drops);
    const dropped = await changeOrder(tx, context, held, { event: 'line_dropped', by, note, drops });
    await demandApproval(tx, context, call, { kind: 'drop', order: held.order, amountFen: refundFen });
    const words = lineMessages.dropped(held.order, { goods, note, refundFen, order: dropped.order.status });
    await sendQuestionMessage(tx, context, held, { about: 'dropped', key: `dropped ${dropped.order.events}`, words });
    await goOn(tx, context, dropped);
    return { action: 'order.drop', note, data: { lines: body.lines, refund_fen: refundFen } };
  });
