import type { Database, Tx } from '@caravan/server-core';
import { fail } from '@caravan/warehouse-packages/contract';
import { and, asc, count, eq, isNull, sql } from 'drizzle-orm';
import {
  handoverBagTable as bags,
  handoverPackageTable as handed,
  handoverSignatureTable as signatures,
  type HandoverBagRow,
  type HandoverSignatureRow,
} from './handover.table.ts';

export const findBag = async (db: Database, handoverId: string, number: number): Promise<HandoverBagRow | undefined> =>
  (
    await db
      .select()
      .from(bags)
      .where(and(eq(bags.handoverId, handoverId), eq(bags.number, number)))
  )[0];

export const countBags = async (db: Database, handoverId: string): Promise<number> =>
  (await db.select({ bags: count() }).from(bags).where(eq(bags.handoverId, handoverId)))[0]?.bags ?? 0;

export const insertBag = async (tx: Tx, handoverId: string, number: number): Promise<void> => {
  await tx.insert(bags).values({ handoverId, number });
};

/** The packages of a bag that wait for the carrier. */
export const countInBag = async (db: Database, handoverId: string, bag: number): Promise<number> =>
  (
    await db
      .select({ packages: count() })
      .from(handed)
      .where(and(eq(handed.handoverId, handoverId), eq(handed.bag, bag), isNull(handed.outcome)))
  )[0]?.packages ?? 0;

/** The bag that has a seal. Others who use the same one wait until the transaction ends. */
export const holdSeal = async (tx: Tx, seal: string): Promise<HandoverBagRow | undefined> => {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('seal ' || ${seal}::text, 0))`);
  return (await tx.select().from(bags).where(eq(bags.seal, seal)))[0];
};

export const writeSeal = async (tx: Tx, { handoverId, number, ...seal }: HandoverBagRow): Promise<void> => {
  await tx
    .update(bags)
    .set(seal)
    .where(and(eq(bags.handoverId, handoverId), eq(bags.number, number)));
};

export const insertSignature = async (tx: Tx, row: HandoverSignatureRow): Promise<void> => {
  await tx.insert(signatures).values(row);
};

/** Refuses a change of bags that do not exist or are sealed. Lock the hand-over first. */
export const refuseSealed = async (
  tx: Tx,
  handoverId: string,
  numbers: readonly (number | null | undefined)[],
): Promise<void> => {
  for (const number of new Set(numbers)) {
    if (number == null) continue;
    const bag = await findBag(tx, handoverId, number);
    if (!bag) throw fail('bag_unknown', { bag: String(number) });
    if (bag.seal !== null) throw fail('bag_sealed', { bag: String(number) });
  }
};

/** Refuses to close a hand-over while a bag with packages that are taken has no seal. */
export const refuseOpenBags = async (tx: Tx, handoverId: string): Promise<void> => {
  const [open] = await tx
    .select({ number: bags.number })
    .from(bags)
    .where(
      and(
        eq(bags.handoverId, handoverId),
        isNull(bags.seal),
        sql`exists (select from ${handed} packed where packed.handover_id = ${handoverId}
          and packed.bag = ${bags.number} and packed.outcome is null)`,
      ),
    )
    .orderBy(asc(bags.number))
    .limit(1);
  if (open) throw fail('bag_open', { bag: String(open.number) });
};
