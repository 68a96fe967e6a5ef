import type { Tx } from '@caravan/server-core';
import { fail, type Replacement } from '@caravan/warehouse-packages/contract';
import type { ReturnPatch, WholeReturn } from './goods-return.repo.ts';
import type { ReturnEventData } from './goods-return.table.ts';
import { freeReturned, reserveForReturn, sendReturned } from './returned-item.repo.ts';
import type { ReturnEffect } from './return-transitions.ts';
import { endRehearsalsOf, endServicesOf } from '../services/end-service.ts';
import type { PackageContext } from '../core/package-context.ts';
import { warehouseIntake } from '../store/receive-goods.ts';
import { demandApproval, type StaffCall } from '../core/staff-step.ts';

/** How a return ends well: by the money that the seller paid back, or by the goods that came in exchange. */
export type Settlement = { refundFen: number } | { replacement: Replacement };

/** What the effects of a step depend on besides the return. */
export interface EffectInput {
  actorId: string;
  settlement?: Settlement | undefined;
  approval?: StaffCall['approval'];
}

interface EffectResult {
  patch?: ReturnPatch;
  data?: ReturnEventData;
}

type Effect = (
  tx: Tx,
  context: PackageContext,
  held: Pick<WholeReturn, 'item' | 'row'>,
  input: EffectInput,
  now: Date,
) => Promise<EffectResult>;

const reserveGoods: Effect = async (tx, context, { row }) => {
  if (!(await reserveForReturn(tx, row.itemId, row.number))) throw fail('item_taken');
  await endRehearsalsOf(tx, context, [row.itemId]);
  return {};
};

const freeGoods: Effect = async (tx, _context, { row }) => {
  await freeReturned(tx, row.itemId);
  return {};
};

const sendGoods: Effect = async (tx, context, { row }, { actorId }, now) => {
  await sendReturned(tx, row.itemId, actorId, now);
  await endServicesOf(tx, context, [row.itemId]);
  return {};
};

/** Gives the shopper what the seller paid back, without the fee of the way back. */
const giveBack = async (
  tx: Tx,
  context: PackageContext,
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
  const step = { kind: 'return', held: row, amountFen: returnedFen } as const;
  await demandApproval(tx, context, { staffId, approval }, step);
  return { patch: { refundFen, returnedFen }, data: { refund_fen: refundFen, returned_fen: returnedFen } };
};

/** Stores the goods that came in exchange as a new item, whose free days begin now. */
const storeReplacement = async (
  tx: Tx,
  context: PackageContext,
  { row, item }: Pick<WholeReturn, 'item' | 'row'>,
  replacement: Replacement,
  receivedAt: Date,
): Promise<EffectResult> => {
  const { userId, orderNumber, lineId, name, spec, image, quantity, valueFen, photoCount, photoNote } = item;
  const intake = warehouseIntake(context);
  const [stored] = await intake.receive(tx, {
    userId,
    orderNumber,
    receivedAt,
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
