import type { PaidPieces } from '@caravan/cart-orders/port';
import type { GivenApproval } from '@caravan/fund-payment/port';
import type { CursorPage } from '@caravan/kernel';
import { instant, z } from '@caravan/kernel/zod';
import {
  fail,
  type NewStaffReturn,
  type ReturnSettlement,
  type ReturnStepBody,
  type StaffReturnsQuery,
} from '@caravan/returns/contract';
import { cutPage, readCursor, type Database, type StaffCall, type Tx } from '@caravan/server-core';
import { countStaffReturns, pageOfStaffReturns } from './goods-return.repo.ts';
import { mayStep } from './return-steps.ts';
import { changeReturn, holdReturn, showReturn, type ReturnChange } from './change-return.ts';
import { openReturn } from './open-return.ts';
import type { ReturnsContext } from '../returns-context.ts';
import { wholeReturns, type WholeReturn } from './whole-returns.ts';

/** The staff member of a step, and the approval under which it runs, if a colleague gave one. */
type ReturnCall = Pick<StaffCall, 'audit' | 'staffId'> & { approval?: GivenApproval | undefined };

/** A return as staff see it. */
export interface StaffReturnView extends WholeReturn {
  paid: PaidPieces | null;
}

const withPaid = async (
  db: Database,
  { orderReturns }: Pick<ReturnsContext, 'orderReturns'>,
  returns: readonly WholeReturn[],
): Promise<StaffReturnView[]> => {
  const paid = await orderReturns().paid(
    db,
    returns.map(({ item, row }) => ({ lineId: item.lineId, quantity: row.quantity })),
  );
  return returns.map((whole, index) => ({ ...whole, paid: paid[index] ?? null }));
};

const viewOf = async (db: Database, context: ReturnsContext, whole: WholeReturn): Promise<StaffReturnView> => {
  const [view] = await withPaid(db, context, [whole]);
  if (!view) throw fail('not_found');
  return view;
};

const place = z.tuple([instant, z.string()]);

/** Returns of all shoppers, newest first. */
export const listStaffReturns = async (
  context: ReturnsContext,
  query: StaffReturnsQuery,
): Promise<CursorPage<StaffReturnView>> => {
  const { db } = context;
  const before = readCursor(query.cursor, place);
  const { q, state, limit } = query;
  const filter = { q, state, goods: q === undefined ? undefined : context.goods().named(db, q) };
  const [rows, count] = await Promise.all([
    pageOfStaffReturns(db, filter, limit, before),
    countStaffReturns(db, filter),
  ]);
  const { items, next } = cutPage(rows, limit, ({ createdAt, number }) => [createdAt.toISOString(), number]);
  return { items: await withPaid(db, context, await wholeReturns(context, db, items)), next, count };
};

export const showStaffReturn = async (context: ReturnsContext, number: string): Promise<StaffReturnView> =>
  viewOf(context.db, context, await showReturn(context, context.db, 'all', number));

/** Opens a return for a shopper, at any time while the goods are here. */
export const openStaffReturn = async (
  tx: Tx,
  context: ReturnsContext,
  { staffId, audit }: ReturnCall,
  { item_id: itemId, quantity, kind, reason, note }: NewStaffReturn,
): Promise<StaffReturnView> => {
  const by = { actor: 'staff', id: staffId } as const;
  const opened = await openReturn(tx, context, { itemId, quantity, kind, reason, note, by });
  const subject = { kind: 'return', ref: opened.row.number };
  await audit(tx, { action: 'return.open', subject, note, data: { item: opened.item.number, kind, reason } });
  return viewOf(tx, context, opened);
};

type StepInput = Pick<ReturnChange, 'data' | 'freightFen' | 'patch' | 'settlement'>;

const refuse = (field: string, why: 'not_allowed' | 'required') => fail('invalid', { fields: { [field]: why } });

/** The values for a step of this return. Fails if one is missing, or does not belong to it. */
const inputOf = ({ row: { kind, reason, feeFen } }: WholeReturn, body: ReturnStepBody): StepInput => {
  if (body.step === 'agreed') {
    const { fee_fen } = body;
    if ((fee_fen !== undefined) !== (reason === 'changed_mind'))
      throw refuse('fee_fen', fee_fen === undefined ? 'required' : 'not_allowed');
    return fee_fen === undefined ? {} : { patch: { feeFen: fee_fen }, data: { fee_fen } };
  }
  if (body.step === 'sent') {
    const { carrier, tracking_number } = body;
    const freight_fen = body.freight_fen ?? feeFen ?? 0;
    return {
      patch: { carrier, trackingNumber: tracking_number },
      data: { carrier, tracking_number, ...(freight_fen > 0 && { freight_fen }) },
      freightFen: freight_fen,
    };
  }
  if (body.step === 'refused') return {};
  if (kind === 'return') throw refuse('replacement', 'not_allowed');
  return { settlement: { replacement: body.replacement } };
};

type Step = StepInput & Pick<ReturnChange, 'event' | 'note'>;

/** Makes a step of a locked return, unless a colleague has claimed its task. */
const makeStep = async (
  tx: Tx,
  context: ReturnsContext,
  { staffId, audit, approval }: ReturnCall,
  held: WholeReturn,
  step: Step,
): Promise<StaffReturnView> => {
  const { number } = held.row;
  await context.tasks().hold(tx, { queue: 'return', ref: number, staffId });
  const by = { actor: 'staff', id: staffId } as const;
  const changed = await changeReturn(tx, context, held, { ...step, by, approval });
  const { data } = changed.events.at(-1) ?? { data: {} };
  const { event, note } = step;
  await audit(tx, { action: `return.${event}`, subject: { kind: 'return', ref: number }, note, data: { ...data } });
  return viewOf(tx, context, changed);
};

/** Records what the seller says and does. */
export const stepReturn = async (
  tx: Tx,
  context: ReturnsContext,
  call: Pick<StaffCall, 'audit' | 'roles' | 'staffId'>,
  number: string,
  body: ReturnStepBody,
): Promise<StaffReturnView> => {
  const held = await holdReturn(tx, context, 'all', number);
  const { step: event, note } = body;
  if (!mayStep(call.roles, held.row, event)) throw fail('forbidden');
  return makeStep(tx, context, call, held, { event, note, ...inputOf(held, body) });
};

/** Finance settles a return by the money that the seller paid back. */
export const settleReturn = async (
  tx: Tx,
  context: ReturnsContext,
  call: ReturnCall,
  number: string,
  { note, refund_fen: refundFen }: ReturnSettlement,
): Promise<StaffReturnView> => {
  const held = await holdReturn(tx, context, 'all', number);
  if (held.row.kind === 'exchange') throw refuse('refund_fen', 'not_allowed');
  return makeStep(tx, context, call, held, { event: 'settled', note, settlement: { refundFen } });
};
