import type { Tx } from '@caravan/server-core';
import type { GivenApproval } from '@caravan/fund-payment/port';
import { fail, type Replacement } from '@caravan/returns/contract';
import type { ReturnPatch } from './goods-return.repo.ts';
import type { ReturnEventData } from './goods-return.table.ts';
import type { ReturnEffect } from './return-transitions.ts';
import type { ReturnsContext } from '../returns-context.ts';
import type { WholeReturn } from './whole-returns.ts';

/** How a return ends well: by the money that the seller paid back, or by the goods that came in exchange. */
export type Settlement = { refundFen: number } | { replacement: Replacement };

/** The effects of a step depend on these besides the return. */
export interface EffectInput {
  actorId: string;
  settlement?: Settlement | undefined;
  /** The shop's payment for the way back. */
  freightFen?: number | undefined;
  approval?: GivenApproval | undefined;
}

interface EffectResult {
  patch?: ReturnPatch;
  data?: ReturnEventData;
}

type Effect = (
  tx: Tx,
  context: ReturnsContext,
  held: Pick<WholeReturn, 'item' | 'row'>,
  input: EffectInput,
  now: Date,
) => Promise<EffectResult>;

const reserveGoods: Effect = async (tx, context, { row }) => {
  if (!(await context.goods().reserve(tx, row.itemId, row.number))) throw fail('item_taken');
  return {};
};

const freeGoods: Effect = async (tx, context, { row }, _input, at) => {
  await context.goods().free(tx, row.itemId, at);
  return {};
};

const sendGoods: Effect = async (tx, context, { row, item }, { actorId, freightFen = 0 }, at) => {
  const { number: returnNumber } = row;
  if (freightFen > 0)
    await context.orderReturns().sent(tx, { returnNumber, orderNumber: item.orderNumber, freightFen, at });
  await context.goods().send(tx, row.itemId, actorId, at);
  return {};
};

/** Gives the shopper what the seller paid back, without the fee of the way back. */
const giveBack = async (
  tx: Tx,
  context: ReturnsContext,
  { row, item }: Pick<WholeReturn, 'item' | 'row'>,
  { actorId: staffId, approval }: EffectInput,
  refundFen: number,
): Promise<EffectResult> => {
  const { number, quantity, feeFen } = row;
  const { returnedFen } = await context.orderReturns().refund(tx, {
    returnNumber: number,
    orderNumber: item.orderNumber,
    lineId: item.lineId,
    quantity,
    sellerFen: refundFen,
    feeFen: feeFen ?? 0,
    staffId,
  });
  const { userId } = row;
  await context
    .approvals()
    .demand(tx, { kind: 'return', ref: number, userId, staffId, amountFen: returnedFen, approval });
  return { patch: { refundFen, returnedFen }, data: { refund_fen: refundFen, returned_fen: returnedFen } };
};

/** Stores the goods that came in exchange as a new item, whose free days, as many as before, begin now. */
const storeReplacement = async (
  tx: Tx,
  context: ReturnsContext,
  { row, item }: Pick<WholeReturn, 'item' | 'row'>,
  replacement: Replacement,
  receivedAt: Date,
): Promise<EffectResult> => {
  const { userId, orderNumber, lineId, name, spec, image, quantity, valueFen, photoCount, photoNote } = item;
  const intake = context.intake();
  const [stored] = await intake.receive(tx, {
    userId,
    orderNumber,
    receivedAt,
    // Without a bin they are where the goods were for which they came.
    warehouse: replacement.bin === null ? item.warehouseId : undefined,
    storage: { freeDays: item.freeDays, feeFenPerDay: item.storageFeeFen, maxFeeFen: item.storageMaxFen },
    arrivals: [
      {
        lineId,
        receiptId: row.number,
        ...{ name, spec, image, quantity, valueFen },
        weightG: replacement.weight_g,
        lengthMm: replacement.length_mm,
        widthMm: replacement.width_mm,
        heightMm: replacement.height_mm,
        restrictions: [...new Set(replacement.restrictions)].sort(),
        condition: 'good',
        conditionNote: '',
        bin: replacement.bin,
        // The photos that the shopper paid for are to show the goods that they get.
        photo: { count: photoCount, note: photoNote },
      },
    ],
  });
  if (!stored) throw new Error(`return ${row.number} got no goods in exchange`);
  if (item.releasedAt !== null) await intake.release(tx, orderNumber);
  return { patch: { replacementId: stored.itemId }, data: { replacement_id: stored.itemId } };
};

const settle: Effect = async (tx, context, held, input, now) => {
  const { settlement } = input;
  if (!settlement) throw new Error(`return ${held.row.number} has nothing to settle it`);
  return 'replacement' in settlement
    ? storeReplacement(tx, context, held, settlement.replacement, now)
    : giveBack(tx, context, held, input, settlement.refundFen);
};

/** The effects of steps, each in the transaction of its step. */
export const returnEffects: Record<ReturnEffect, Effect> = {
  reserve_goods: reserveGoods,
  free_goods: freeGoods,
  send_goods: sendGoods,
  settle,
};
