import type { RootState } from './store.ts';

type ApiState = RootState['api'];
type QueryEntry = NonNullable<ApiState['queries'][string]>;

/** These differ each time a page is rendered. */
const ofOneRender = ['requestId', 'startedTimeStamp', 'fulfilledTimeStamp'] as const;
type OfOneRender = (typeof ofOneRender)[number];

/** The state that the server sends to the browser. */
export interface DehydratedState {
  session: RootState['session'];
  api: { queries: Record<string, Omit<QueryEntry, OfOneRender>>; provided: ApiState['provided'] };
}

const sortedKeys = <T>(record: Record<string, T>): [string, T][] =>
  Object.entries(record).sort(([a], [b]) => (a < b ? -1 : 1));

const mapSorted = <T, U>(record: Record<string, T>, map: (value: T) => U): Record<string, U> =>
  Object.fromEntries(sortedKeys(record).map(([key, value]) => [key, map(value)]));

const withoutRender = (entry: QueryEntry): Omit<QueryEntry, OfOneRender> =>
  Object.fromEntries(
    Object.entries(entry).filter(([name]) => !ofOneRender.some((one) => one === name)),
  ) as unknown as Omit<QueryEntry, OfOneRender>;

/**
 * The session and every finished call, successful or failed, so that the first render equals the server's. A failed call
 * is repeated after its component mounts; a pending one is left out and fetched again.
 *
 * The state depends on the data alone, not on the render's ids, times and order of calls, so that every server process
 * writes the same page and gives it the same ETag.
 */
export const dehydrate = ({ session, api }: Pick<RootState, 'session' | 'api'>): DehydratedState => {
  const ended = Object.entries(api.queries).flatMap(([key, entry]): [string, QueryEntry][] =>
    entry?.status === 'fulfilled' || entry?.status === 'rejected' ? [[key, entry]] : [],
  );
  const { tags, keys } = api.provided;
  const provided = {
    tags: mapSorted(tags, (ids) => mapSorted(ids, (queries) => queries.toSorted())),
    keys: mapSorted(keys, (provides) => provides),
  };
  return {
    session,
    api: { queries: mapSorted(Object.fromEntries(ended), withoutRender), provided: provided as ApiState['provided'] },
  };
};

/** The preloaded state of the browser's store. The calls are as fresh as the page, which arrived `now`. */
export const rehydrate = ({ session, api }: DehydratedState, now: number): Pick<RootState, 'session' | 'api'> => {
  const queries = mapSorted(api.queries, (entry) => ({
    ...entry,
    requestId: 'page',
    startedTimeStamp: now,
    ...(entry.status === 'fulfilled' ? { fulfilledTimeStamp: now } : {}),
  }));
  return { session, api: { queries, provided: api.provided } as ApiState };
};
