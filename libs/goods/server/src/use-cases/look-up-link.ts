import { Failure, minute } from '@caravan/kernel';
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

/** Throws where whoever asks may not reach out to a shop now. */
export type Admit = () => void;

const fly = async (context: GoodsContext, link: FetchableLink, admit: Admit): Promise<LookUp> => {
  const { clock, db, flights } = context;
  const snapshot = await latestSnapshot(db, link.url, new Date(clock().getTime() - keptFor));
  if (snapshot) return { snapshot };
  const failure = flights.failed.get(link.url);
  if (failure && failure.until > clock().getTime()) return { snapshot: null, known: failure.known };
  admit();
  const found = await readLink(context, link);
  if (found.snapshot) flights.failed.delete(link.url);
  else rememberFailure(context, link.url, found.known);
  return found;
};

const unlessRefused = (error: unknown): null => {
  if (error instanceof Failure) return null;
  throw error;
};

/**
 * The product behind a link: what was read in the last ten minutes, or read now, once for all who ask at the same time. Where the one who
 * began a look-up was not admitted, those who joined it begin their own.
 */
export const lookUpLink = async (context: GoodsContext, link: FetchableLink, admit: Admit): Promise<LookUp> => {
  const { running } = context.flights;
  for (let underWay = running.get(link.url); underWay; underWay = running.get(link.url)) {
    const found = await underWay.catch(unlessRefused);
    if (found) return found;
  }
  const flight = fly(context, link, admit).finally(() => running.delete(link.url));
  running.set(link.url, flight);
  return flight;
};
