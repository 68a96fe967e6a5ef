import type { ApiError } from '../api/api-error.ts';
import { pageError } from '../errors/page-error.ts';
import type { PageContext } from '../manifest.ts';
import type { AppStore, AppThunk } from './store.ts';

/**
 * Staff, timers and payments change orders, goods and packages while the shopper is elsewhere. Data older than this is
 * fetched again when a page opens.
 */
export const freshForSeconds = 5;

/** The fields of a query's result that loaders need. */
export interface QueryOutcome<Data> {
  data?: Data;
  error?: ApiError;
}

interface Started<Data> extends PromiseLike<{ data?: Data; error?: unknown }> {
  unsubscribe: () => void;
}

/**
 * Runs a query for a loader: `await load(store, cartApi.endpoints.getCart.initiate())`. Data in the store is not
 * fetched again. On the server the subscription stays, because ending it would start a timer that holds the request's
 * store for a minute.
 */
export const load = async <Data>(store: AppStore, query: AppThunk<Started<Data>>): Promise<QueryOutcome<Data>> => {
  const started = store.dispatch(query);
  const { data, error } = await started;
  if (!store.dispatch(isOnServer())) started.unsubscribe();
  return { ...(data === undefined ? {} : { data }), ...(error ? { error: error as ApiError } : {}) };
};

const isOnServer =
  (): AppThunk<boolean> =>
  (_dispatch, _getState, { isServer }) =>
    isServer;

/** Fills the store with a page's data. The server waits for it; a browser opens the page at once with its skeletons. */
export const loadPage = async <Data>(
  { store }: Pick<PageContext, 'store'>,
  query: Parameters<typeof load<Data>>[1],
): Promise<void> => {
  const loading = load<Data>(store, query);
  if (typeof document !== 'undefined') return;
  const { error } = await loading;
  if (error?.status === 404) throw pageError(404);
};
