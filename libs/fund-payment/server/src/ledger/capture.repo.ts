import type { Database, Tx } from '@caravan/server-core';
import { and, eq, inArray, isNotNull, sql } from 'drizzle-orm';
import { captureTable as captures, type CaptureRow } from './capture.table.ts';
import { paymentTable as payments, type PaymentRow } from '../payments/payment.table.ts';

/** The amount paid for a `ref`, locked until the transaction ends. */
export const lockCapture = async (tx: Tx, kind: CaptureRow['kind'], ref: string): Promise<CaptureRow | undefined> => {
  const [capture] = await tx
    .select()
    .from(captures)
    .where(and(eq(captures.kind, kind), eq(captures.ref, ref)))
    .for('update');
  return capture;
};

export const findCapture = async (tx: Tx, kind: CaptureRow['kind'], ref: string): Promise<CaptureRow | undefined> => {
  const [capture] = await tx
    .select()
    .from(captures)
    .where(and(eq(captures.kind, kind), eq(captures.ref, ref)));
  return capture;
};

/** The payments of `ref`s by a provider that can refund its charge. */
export const listCharged = async (
  db: Database,
  kind: CaptureRow['kind'],
  refs: readonly string[],
): Promise<{ ref: string; method: PaymentRow['method'] }[]> =>
  db
    .select({ ref: captures.ref, method: payments.method })
    .from(captures)
    .innerJoin(payments, eq(payments.id, captures.paymentId))
    .where(and(eq(captures.kind, kind), inArray(captures.ref, [...refs]), isNotNull(payments.providerCharge)));

export const addRefunded = async (
  tx: Tx,
  { kind, ref }: Pick<CaptureRow, 'kind' | 'ref'>,
  amountFen: number,
): Promise<void> => {
  await tx
    .update(captures)
    .set({ refundedFen: sql`${captures.refundedFen} + ${amountFen}` })
    .where(and(eq(captures.kind, kind), eq(captures.ref, ref)));
};
