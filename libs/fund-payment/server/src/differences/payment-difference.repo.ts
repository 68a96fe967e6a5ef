import type { PaymentDifferencesQuery, PaymentMethod } from '@caravan/fund-payment/contract';
import { newId, sliceOf, type Page } from '@caravan/kernel';
import type { Database, Tx } from '@caravan/server-core';
import { and, count, desc, eq, gte, inArray, isNotNull, isNull, lt, notInArray, or, sql } from 'drizzle-orm';
import { paymentDifferenceTable as differences, type PaymentDifferenceRow } from './payment-difference.table.ts';

/** A difference as the comparison found it. */
export type FoundDifference = Pick<
  PaymentDifferenceRow,
  'provider' | 'kind' | 'paymentId' | 'refundId' | 'providerRef' | 'ourMinor' | 'theirMinor' | 'currency' | 'at'
>;

const keyOf = ({ kind, refundId, providerRef, paymentId }: FoundDifference): string =>
  [kind, refundId ?? providerRef ?? paymentId].join(':');

/** Stores differences. One that had disappeared is opened again; one that staff have settled stays settled. */
export const putDifferences = async (db: Database, found: readonly FoundDifference[], now: Date): Promise<void> => {
  for (const difference of found) {
    const { paymentId, providerRef, ourMinor, theirMinor } = difference;
    await db
      .insert(differences)
      .values({
        ...difference,
        id: newId(),
        key: keyOf(difference),
        foundAt: now,
        seenAt: now,
      })
      .onConflictDoUpdate({
        target: differences.key,
        set: {
          paymentId,
          providerRef,
          ourMinor,
          theirMinor,
          seenAt: now,
          closedAt: sql`case when ${differences.closedBy} is null then null else ${differences.closedAt} end`,
        },
      });
  }
};

const open = isNull(differences.closedAt);

/** Kinds about a refund that has not been sent. They close when its money arrives, not by a comparison. */
const waiting = ['refund_held', 'refund_waiting'] as const satisfies PaymentDifferenceRow['kind'][];

/**
 * Closes differences that a complete comparison with a provider since `since` has not found again. Older ones were not
 * compared and stay.
 */
export const closeUnseen = async (
  db: Database,
  { provider, since, now }: { provider: PaymentMethod; since: Date; now: Date },
): Promise<void> => {
  await db
    .update(differences)
    .set({ closedAt: now })
    .where(
      and(
        open,
        eq(differences.provider, provider),
        lt(differences.seenAt, now),
        gte(differences.at, since),
        notInArray(differences.kind, waiting),
      ),
    );
};

/** Closes the differences about sending a refund, once its money has arrived. */
export const closeWaiting = async (tx: Tx, refundId: string, now: Date): Promise<void> => {
  await tx
    .update(differences)
    .set({ closedAt: now })
    .where(and(open, eq(differences.refundId, refundId), inArray(differences.kind, waiting)));
};

/** Closes the difference about a refund at the provider, once it is known as one of ours. */
export const closeKnownRefund = async (
  tx: Tx,
  { provider, ref, now }: { provider: PaymentMethod; ref: string; now: Date },
): Promise<void> => {
  await tx
    .update(differences)
    .set({ closedAt: now })
    .where(
      and(
        open,
        eq(differences.kind, 'refund_unknown'),
        eq(differences.provider, provider),
        eq(differences.providerRef, ref),
      ),
    );
};

/** Refunds that wait for a decision of staff. */
export const heldRefunds = async (db: Database): Promise<Set<string>> => {
  const rows = await db
    .select({ id: differences.refundId })
    .from(differences)
    .where(and(open, eq(differences.kind, 'refund_held')));
  return new Set(rows.flatMap(({ id }) => id ?? []));
};

/** The provider's refunds that staff have settled. They no longer block a refund of ours. */
export const notedRefs = async (db: Database, paymentIds: readonly string[]): Promise<Set<string>> => {
  const rows = await db
    .select({ ref: differences.providerRef })
    .from(differences)
    .where(
      and(
        isNotNull(differences.closedBy),
        or(isNull(differences.paymentId), sql`${differences.paymentId} = any(${sql.param([...paymentIds])})`),
      ),
    );
  return new Set(rows.flatMap(({ ref }) => ref ?? []));
};

export const findDifference = async (db: Database, id: string): Promise<PaymentDifferenceRow | undefined> => {
  const [found] = await db.select().from(differences).where(eq(differences.id, id));
  return found;
};

/** Locks a difference until the transaction ends. Lock the refunds first. */
export const lockDifference = async (tx: Tx, id: string): Promise<PaymentDifferenceRow | undefined> => {
  const [found] = await tx.select().from(differences).where(eq(differences.id, id)).for('update');
  return found;
};

export const settleDifferenceRow = async (
  tx: Tx,
  id: string,
  settled: Pick<PaymentDifferenceRow, 'closedAt' | 'closedBy' | 'outcome' | 'note'>,
): Promise<void> => {
  await tx.update(differences).set(settled).where(eq(differences.id, id));
};

/** Newest first. */
export const listDifferences = async (
  db: Database,
  { status, ...page }: PaymentDifferencesQuery,
): Promise<Page<PaymentDifferenceRow>> => {
  const wanted = status === 'closed' ? isNotNull(differences.closedAt) : open;
  const { limit, offset } = sliceOf(page);
  const [items, total] = await Promise.all([
    db
      .select()
      .from(differences)
      .where(wanted)
      .orderBy(desc(differences.foundAt), desc(differences.id))
      .limit(limit)
      .offset(offset),
    db.$count(differences, wanted),
  ]);
  return { items, ...page, total };
};

export const countOpenDifferences = (db: Database): Promise<{ kind: PaymentDifferenceRow['kind']; open: number }[]> =>
  db.select({ kind: differences.kind, open: count() }).from(differences).where(open).groupBy(differences.kind);
