import type { RootState } from './store.ts';

type QueryEntries = RootState['api']['queries'];

/**
 * What the server hands to the browser: the session, and every call that was answered or refused, so that the first render is the
 * server's. A refused call is asked again once its component stands; one still under way is left out and asked anew.
 */
export const dehydrate = ({ session, api }: RootState): Pick<RootState, 'session' | 'api'> => {
  const ended = Object.entries(api.queries).filter(([, entry]) => entry?.status === 'fulfilled' || entry?.status === 'rejected');
  const queries = Object.fromEntries(ended) as QueryEntries;
  return { session, api: { queries, provided: api.provided } as RootState['api'] };
};
