import type { GivenApproval, LimitedStep } from '@caravan/fund-payment/port';
import type { Audit, Tx } from '@caravan/server-core';
import type { OrderWithLines } from '../orders/order.repo.ts';
import { holdOrder, showOrderIn, type ShownOrder } from '../orders/find-order.ts';
import type { OrderContext } from './order-context.ts';

/** A staff call about an order. */
export interface StaffCall {
  staffId: string;
  number: string;
  audit: Audit;
  /** Reports that the call changes nothing. */
  unchanged: () => void;
  /** Given if a colleague has approved the step. */
  approval?: GivenApproval | undefined;
}

export interface StaffLogEntry {
  action: `order.${string}`;
  note?: string;
  data?: Record<string, unknown>;
}

interface Done extends StaffLogEntry {
  /** The order after it, if the step knows all of it; otherwise it is read. */
  after?: OrderWithLines;
}

/** Refuses a step above the owner's limit, unless a colleague has approved it. */
export const demandApproval = (
  tx: Tx,
  { approvals }: Pick<OrderContext, 'approvals'>,
  { staffId, approval }: StaffCall,
  { order, ...step }: Pick<LimitedStep, 'amountFen' | 'kind'> & Pick<OrderWithLines, 'order'>,
): Promise<void> => approvals().demand(tx, { ...step, ref: order.number, userId: order.userId, staffId, approval });

/** Locks an order, runs `work` and writes its result to the staff log. Null means that nothing changed. */
export const staffStep = async (
  tx: Tx,
  context: OrderContext,
  call: StaffCall,
  work: (held: OrderWithLines) => Promise<Done | null>,
): Promise<ShownOrder> => {
  const { number, audit, unchanged } = call;
  const done = await work(await holdOrder(tx, 'everybody', number));
  if (!done) {
    unchanged();
    return showOrderIn(tx, context, number);
  }
  const { after, ...deed } = done;
  await audit(tx, { ...deed, subject: { kind: 'order', ref: number } });
  return showOrderIn(tx, context, number, after);
};
