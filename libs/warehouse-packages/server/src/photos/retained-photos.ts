import type { RetainedRows } from '@caravan/content/port';
import { countedItems } from '@caravan/kernel';
import type { OpenMatters } from '@caravan/server-core';
import { inArray } from 'drizzle-orm';
import { photoSets, subjectsAfter, type OldSubject, type PhotoSet } from './old-photos.repo.ts';
import type { PackageContext } from '../core/package-context.ts';
import { deletePicturesJob } from '../upkeep/personal-data.ts';

const batchSize = 200;

const withoutOpen = async (matters: readonly OpenMatters[], old: readonly OldSubject[]): Promise<string[]> => {
  const numbers = [...new Set(old.flatMap((one) => one.numbers))];
  if (!numbers.length) return [];
  const open = new Set<string>();
  for (const { about } of matters) for (const number of await about(numbers)) open.add(number);
  return old.filter((one) => !one.numbers.some((number) => open.has(number))).map(({ ref }) => ref);
};

/** Batches of what photos show and the time is over for. */
async function* oldSubjects(
  { db, openMatters }: PackageContext,
  set: PhotoSet,
  before: Date,
): AsyncGenerator<readonly string[]> {
  for (
    let refs = await subjectsAfter(db, set, '', batchSize);
    refs.length > 0;
    refs = await subjectsAfter(db, set, refs.at(-1) ?? '', batchSize)
  )
    yield await withoutOpen(openMatters(), await set.old(db, refs, before));
}

const setsOf = ({ services }: Pick<PackageContext, 'services'>): readonly PhotoSet[] =>
  photoSets(services().rehearsalPhotos);

/**
 * Photos of goods and parcels, some time after the shopper received them. Those that a claim, or something open in
 * another feature such as a return, may need are kept until it ends. Goods keep their records; only the pictures go.
 */
export const retainedPhotos = (context: PackageContext): RetainedRows => ({
  async count(before) {
    let found = 0;
    for (const set of setsOf(context))
      for await (const refs of oldSubjects(context, set, before)) {
        if (refs.length) found += await context.db.$count(set.of.table, inArray(set.of, [...refs]));
        if (found > countedItems) return null;
      }
    return found;
  },
  async *delete(before) {
    for (const set of setsOf(context))
      for await (const refs of oldSubjects(context, set, before))
        yield await context.transaction(async (tx) => {
          const photoIds = refs.length ? await set.delete(tx, refs) : [];
          if (photoIds.length)
            await context.jobs.send(tx, deletePicturesJob, { photoIds, reviewIds: [], claimIds: [] });
          return photoIds.length;
        });
  },
});
