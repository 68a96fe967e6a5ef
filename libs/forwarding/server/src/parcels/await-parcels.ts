import { endsAfterDays } from '@caravan/forwarding/contract';
import { day } from '@caravan/kernel';
import { defineJob, inBatches, workOff, workOffBatches, type Tx } from '@caravan/server-core';
import { readList } from '../address/forwarding-address.repo.ts';
import type { ForwardingContext } from '../forwarding-context.ts';
import { endAnnouncements, markReminded, parcelsToEnd, parcelsToRemind } from './own-parcel.repo.ts';
import type { OwnParcelRow } from './own-parcel.table.ts';
import { remindOfParcels } from './parcel-message.ts';

/** Reminds shoppers of parcels that have not come, once, and ends their announcements later. */
export const awaitParcelsJob = defineJob()({ name: 'forwarding.await', cron: '27 * * * *' });

const batchSize = 500;

/** Due parcels by shopper, without those whose message failed. */
const due = async (
  { db }: ForwardingContext,
  before: Date,
  failed: ReadonlySet<string>,
): Promise<[string, OwnParcelRow[]][]> => {
  // The parcels of shoppers whose message failed stay the oldest: as many more are read.
  const rows = await parcelsToRemind(db, before, batchSize * (failed.size + 1));
  return [...Map.groupBy(rows, ({ userId }) => userId)].filter(([userId]) => !failed.has(userId));
};

/** Of these parcels those that are not kept in the warehouse, waiting to be received. */
const notHere = async ({ expected }: ForwardingContext, tx: Tx, numbers: readonly string[]): Promise<Set<string>> => {
  const inbound = await expected().of(tx, numbers);
  const here = new Set(inbound.filter(({ isHere }) => isHere).map(({ forwardingNumber }) => forwardingNumber));
  return new Set(numbers.filter((number) => !here.has(number)));
};

/** Ends announcements of parcels that did not come. Parcels that are kept stay announced, however many there are. */
const endLate = async (context: ForwardingContext, before: Date): Promise<void> => {
  let last = '';
  const batches = inBatches(async (limit) => {
    const numbers = await context.transaction(async (tx) => {
      const late = await parcelsToEnd(tx, before, last, limit);
      await endAnnouncements(tx, [...(await notHere(context, tx, late))]);
      return late;
    });
    // After the commit: a transaction that is repeated begins at the same number.
    last = numbers.at(-1) ?? last;
    return numbers.length;
  });
  await workOffBatches(batches);
};

export const awaitParcels = async (context: ForwardingContext): Promise<void> => {
  const now = context.clock().getTime();
  const { waitDays } = await readList(context.db);
  await endLate(context, new Date(now - endsAfterDays * day));
  await workOff(
    (failed) => due(context, new Date(now - waitDays * day), failed),
    ([, rows]) =>
      context.transaction(async (tx) => {
        const numbers = rows.map(({ number }) => number);
        const late = await markReminded(tx, numbers, context.clock());
        const away = await notHere(context, tx, numbers);
        await remindOfParcels(
          tx,
          context,
          late.filter(({ number }) => away.has(number)),
        );
        return late.length > 0;
      }),
    'shoppers could not be reminded of their parcels',
    ([userId]) => userId,
  );
};
