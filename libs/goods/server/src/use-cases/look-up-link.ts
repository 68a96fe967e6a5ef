import { minute } from '@caravan/kernel';
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

const fly = async (context: GoodsContext, link: FetchableLink): Promise<LookUp> => {
  const { clock, db, flights } = context;
  const snapshot = await latestSnapshot(db, link.url, new Date(clock().getTime() - keptFor));
  if (snapshot) return { snapshot };
  const failure = flights.failed.get(link.url);
  if (failure && failure.until > clock().getTime()) return { snapshot: null, known: failure.known };
  const found = await readLink(context, link);
  if (found.snapshot) flights.failed.delete(link.url);
  else rememberFailure(context, link.url, found.known);
  return found;
};

/** The product behind a link: what was read in the last ten minutes, or read now, once for all who ask at the same time. */
export const lookUpLink = (context: GoodsContext, link: FetchableLink): Promise<LookUp> => {
  const { running } = context.flights;
  const underWay = running.get(link.url);
  if (underWay) return underWay;
  const flight = fly(context, link).finally(() => running.delete(link.url));
  running.set(link.url, flight);
  return flight;
};
