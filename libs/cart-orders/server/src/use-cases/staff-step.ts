import type { Audit, Tx } from '@caravan/server-core';
import type { OrderWithLines, WholeOrder } from '../db/order.repo.ts';
import { holdOrder, showOrderIn } from './find-order.ts';

/** A member of staff at work on an order. */
export interface StaffCall {
  staffId: string;
  number: string;
  audit: Audit;
  /** Everything is already as asked for. */
  unchanged: () => void;
}

/** What was done, for the log of staff actions. */
export interface Deed {
  action: `order.${string}`;
  note?: string;
  data?: Record<string, unknown>;
}

/** Locks an order, has the work done, and writes it into the log of staff actions; work that answers null had nothing left to do. */
export const staffStep = async (tx: Tx, call: StaffCall, work: (held: OrderWithLines) => Promise<Deed | null>): Promise<WholeOrder> => {
  const { number, audit, unchanged } = call;
  const deed = await work(await holdOrder(tx, 'everybody', number));
  if (deed) await audit(tx, { ...deed, subject: { kind: 'order', ref: number } });
  else unchanged();
  return showOrderIn(tx, number);
};
