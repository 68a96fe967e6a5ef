import { minute } from '@caravan/kernel';
import type { WorkFor } from '@caravan/server-core';
import { latestSnapshot } from '../db/goods-snapshot.repo.ts';
import type { FetchableLink } from '../ports/goods-source.ts';
import type { GoodsContext, Known, LookUp, LookUpOutcome } from './goods-context.ts';
import { readLink } from './read-link.ts';

const keptFor = 10 * minute;
const failureKeptFor = 2 * minute;
const maxFailures = 2_000;

const rememberFailure = ({ flights, clock }: GoodsContext, key: string, known: Known): void => {
  if (flights.failed.size >= maxFailures) flights.failed.clear();
  flights.failed.set(key, { until: clock().getTime() + failureKeptFor, known });
};

/** The caller of a product look-up. */
export interface Visitor extends WorkFor {
  /** Throws if the visitor may not cause a fetch from a shop now. */
  admit: () => void;
}

type Counted = LookUp & { outcome: LookUpOutcome };

/** The product, or the failure to read it, if it was looked up in the last minutes. */
const remembered = async ({ clock, db, flights }: GoodsContext, link: FetchableLink): Promise<Counted | undefined> => {
  const snapshot = await latestSnapshot(db, link.url, new Date(clock().getTime() - keptFor));
  if (snapshot) return { snapshot, outcome: 'remembered' };
  const failure = flights.failed.get(link.url);
  return failure && failure.until > clock().getTime()
    ? { snapshot: null, known: failure.known, outcome: 'unreadable_before' }
    : undefined;
};

const readNow = async (context: GoodsContext, link: FetchableLink, asker: WorkFor): Promise<Counted> => {
  const found = await readLink(context, link, asker);
  if (found.snapshot) context.flights.failed.delete(link.url);
  else rememberFailure(context, link.url, found.known);
  return { ...found, outcome: found.snapshot ? 'read' : 'unreadable' };
};

const fly = async (
  context: GoodsContext,
  link: FetchableLink,
  { caller, admit }: Visitor,
  signal: AbortSignal,
): Promise<LookUp> => {
  let outcome: LookUpOutcome = 'failed';
  try {
    let found = await remembered(context, link);
    if (!found) {
      outcome = 'refused';
      admit();
      outcome = 'failed';
      found = await readNow(context, link, { caller, signal });
    }
    outcome = found.outcome;
    return found;
  } finally {
    context.lookUps.add({ outcome });
  }
};

/**
 * Looks up the product behind a link: from the last ten minutes, or read now, once for all concurrent visitors. If the
 * visitor who started a look-up was refused, those who joined start their own. When all of them have disconnected, it
 * is cancelled.
 */
export const lookUpLink = (context: GoodsContext, link: FetchableLink, visitor: Visitor): Promise<LookUp> =>
  context.flights.shared(link.url, visitor.signal, (signal) => fly(context, link, visitor, signal));
