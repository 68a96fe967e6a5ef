import { minute } from '@caravan/kernel';
import type { WorkFor } from '@caravan/server-core';
import { latestSnapshot } from '../db/goods-snapshot.repo.ts';
import type { FetchableLink } from '../ports/goods-source.ts';
import type { GoodsContext, Known, LookUp } from './goods-context.ts';
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

const fly = async (
  context: GoodsContext,
  link: FetchableLink,
  { caller, admit }: Visitor,
  signal: AbortSignal,
): Promise<LookUp> => {
  const { clock, db, flights } = context;
  const snapshot = await latestSnapshot(db, link.url, new Date(clock().getTime() - keptFor));
  if (snapshot) return { snapshot };
  const failure = flights.failed.get(link.url);
  if (failure && failure.until > clock().getTime()) return { snapshot: null, known: failure.known };
  admit();
  const found = await readLink(context, link, { caller, signal });
  if (found.snapshot) flights.failed.delete(link.url);
  else rememberFailure(context, link.url, found.known);
  return found;
};

/**
 * Looks up the product behind a link: from the last ten minutes, or read now, once for all concurrent visitors. If the
 * visitor who started a look-up was refused, those who joined start their own. When all of them have disconnected, it
 * is cancelled.
 */
export const lookUpLink = (context: GoodsContext, link: FetchableLink, visitor: Visitor): Promise<LookUp> =>
  context.flights.shared(link.url, visitor.signal, (signal) => fly(context, link, visitor, signal));
