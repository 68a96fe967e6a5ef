import { returnDays } from '@caravan/content/contract';
import { newNumber } from '@caravan/kernel';
import type { Tx } from '@caravan/server-core';
import { fail, type NewReturn, type ReturnReason } from '@caravan/returns/contract';
import type { ReturnKind } from '@caravan/warehouse-packages/contract';
import { returnUntil, type ReturnableItem } from '@caravan/warehouse-packages/port';
import { insertReturn } from './goods-return.repo.ts';
import type { GoodsReturnRow } from './goods-return.table.ts';
import type { ReturnActor } from './return-transitions.ts';
import { recordReturnEvent } from './change-return.ts';
import type { ReturnsContext } from '../returns-context.ts';
import { returnEffects } from './return-effects.ts';
import type { WholeReturn } from './whole-returns.ts';

/** Goods that are to go back to their seller. */
export interface ReturnWish {
  itemId: string;
  /** All pieces of the item. */
  quantity: number;
  kind: ReturnKind;
  reason: ReturnReason;
  /** The shopper's words; empty if staff open it. */
  text?: string;
  /** Staff write it for the shopper. */
  note?: string;
  by: { actor: ReturnActor; id: string };
}

/** Numbers are random, and a collision is rare. */
const attempts = 5;

/** Locks an item of the shopper, or of any shopper for staff. */
const lockOwn = async (
  tx: Tx,
  { goods }: Pick<ReturnsContext, 'goods'>,
  itemId: string,
  { actor, id }: ReturnWish['by'],
): Promise<ReturnableItem> => {
  const item = await goods().lock(tx, itemId);
  if (!item || (actor === 'shopper' && item.userId !== id)) throw fail('not_found');
  return item;
};

const refuseTaken = ({ origin, packageNumber, returnNumber, leftAt, missingAt }: ReturnableItem): void => {
  if (origin === 'own') throw fail('own_goods');
  if (packageNumber !== null) throw fail('item_packed', { number: packageNumber });
  if (returnNumber !== null) throw fail('item_returning', { number: returnNumber });
  if (leftAt !== null) throw fail('not_found');
  if (missingAt !== null) throw fail('item_searched');
};

const insertDraft = async (tx: Tx, draft: Omit<GoodsReturnRow, 'number'>): Promise<GoodsReturnRow> => {
  for (let attempt = 1; attempt <= attempts; attempt += 1) {
    const row = { ...draft, number: newNumber('RT', draft.createdAt) };
    if (await insertReturn(tx, row)) return row;
  }
  throw new Error('no free return number');
};

/**
 * Opens a return of goods that nothing else reserves, and reserves them, in the caller's transaction. Of concurrent
 * callers who pack or return the same goods, one wins. It does not check until when a shopper may ask.
 */
export const openReturn = async (tx: Tx, context: ReturnsContext, wish: ReturnWish): Promise<WholeReturn> => {
  const { itemId, quantity, kind, reason, text = '', note, by } = wish;
  const item = await lockOwn(tx, context, itemId, by);
  refuseTaken(item);
  if (by.actor === 'staff') await context.goods().refuseOpenService(tx, itemId);
  if (quantity !== item.quantity) throw fail('whole_items_only', { quantity: item.quantity });
  const at = context.clock();
  const row = await insertDraft(tx, {
    userId: item.userId,
    itemId,
    quantity,
    kind,
    reason,
    text,
    state: 'requested',
    events: 1,
    feeFen: null,
    carrier: null,
    trackingNumber: null,
    refundFen: null,
    returnedFen: null,
    replacementId: null,
    createdAt: at,
    stateAt: at,
  });
  await returnEffects.reserve_goods(tx, context, { row, item }, { actorId: by.id }, at);
  return recordReturnEvent(
    tx,
    context,
    { row, item },
    {
      returnNumber: row.number,
      seq: 1,
      event: 'requested',
      fromState: null,
      toState: 'requested',
      actor: by.actor,
      actorId: by.id,
      note: note || null,
      data: {},
      at,
    },
  );
};

/** A shopper asks to return goods, until some days after they arrived. */
export const requestReturn = async (
  tx: Tx,
  context: ReturnsContext,
  userId: string,
  { item_id: itemId, quantity, kind, reason, text }: NewReturn,
): Promise<WholeReturn> => {
  const by = { actor: 'shopper', id: userId } as const;
  const { storedAt } = await lockOwn(tx, context, itemId, by);
  if (context.clock() >= returnUntil(storedAt)) throw fail('return_window_closed', { days: returnDays });
  return openReturn(tx, context, { itemId, quantity, kind, reason, text, by });
};
