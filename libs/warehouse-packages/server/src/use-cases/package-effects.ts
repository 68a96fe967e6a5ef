import { day } from '@caravan/kernel';
import type { Tx } from '@caravan/server-core';
import { receiptDays } from '@caravan/warehouse-packages/contract';
import type { EventData } from '../db/package-event.table.ts';
import type { PackagePatch } from '../db/package-write.repo.ts';
import type { PackageRow } from '../db/package.table.ts';
import { freeItems, sendItems } from '../db/shelf.repo.ts';
import { deleteFollowed } from '../db/tracking.repo.ts';
import type { PackageEffect } from '../domain/package-transitions.ts';
import { refundRemark } from '../letters/refund-remark.ts';
import type { PackageContext } from './package-context.ts';

/** What an effect adds to the package's row and to its event. */
interface Done {
  patch?: PackagePatch;
  data?: EventData;
}

type Effect = (tx: Tx, context: PackageContext, held: PackageRow, now: Date) => Promise<Done>;

const giveFeeBack: Effect = async (tx, { refunds }, { number, userId, feeFen }) => {
  // A package that costs nothing has nothing to give back.
  if (feeFen > 0) {
    await refunds().refund(tx, { userId, kind: 'package', ref: number, amountFen: feeFen, key: 'cancelled', remark: refundRemark(number) });
  }
  return { patch: { refundedFen: feeFen }, data: { refund_fen: feeFen } };
};

const returnGoods: Effect = async (tx, _context, { number }) => {
  await freeItems(tx, number);
  return {};
};

const sendGoods: Effect = async (tx, _context, { number }, now) => {
  await sendItems(tx, number, now);
  return { patch: { shippedAt: now, doneBy: new Date(now.getTime() + receiptDays * day) } };
};

const forgetFollowed: Effect = async (tx, _context, { number }) => {
  await deleteFollowed(tx, number);
  return {};
};

const end: Effect = async (_tx, _context, _held, now) => ({ patch: { doneAt: now } });

/** What the steps of a package do besides changing its status, each in the transaction of its step. */
export const packageEffects: Record<PackageEffect, Effect> = {
  give_fee_back: giveFeeBack,
  return_goods: returnGoods,
  send_goods: sendGoods,
  forget_followed: forgetFollowed,
  end,
};
