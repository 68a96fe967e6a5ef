import type { ApiError } from '../api/api-error.ts';
import type { AppStore, AppThunk } from './store.ts';

/** What a call of a query endpoint's `initiate` resolves to, as far as loaders need it. */
export interface QueryOutcome<Data> {
  data?: Data;
  error?: ApiError;
}

interface Started<Data> extends PromiseLike<{ data?: Data; error?: unknown }> {
  unsubscribe: () => void;
}

/**
 * Runs a query for a loader: `await load(store, endpointFor(getCart).initiate())`. What is in the store already is not asked again. On
 * the server the subscription stays: ending it would start a timer that holds the request's store for a minute.
 */
export const load = async <Data>(store: AppStore, query: AppThunk<Started<Data>>): Promise<QueryOutcome<Data>> => {
  const started = store.dispatch(query);
  const { data, error } = await started;
  if (!store.dispatch(isOnServer())) started.unsubscribe();
  return { ...(data === undefined ? {} : { data }), ...(error ? { error: error as ApiError } : {}) };
};

const isOnServer = (): AppThunk<boolean> => (_dispatch, _getState, { isServer }) => isServer;
