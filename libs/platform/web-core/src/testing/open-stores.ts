import { baseApi } from '../api/base-api.ts';
import type { AppStore } from '../store/store.ts';

let open: AppStore[] = [];

export const rememberStore = (store: AppStore): void => {
  open.push(store);
};

/** Waits for pending calls of a finished test, so that they do not affect the next one. */
export const settleStores = async (): Promise<void> => {
  const running = () => open.flatMap((store) => store.dispatch(baseApi.util.getRunningQueriesThunk()));
  // The answer of one may start the next: who is logged in is read after the session was checked.
  for (let waited = running(); waited.length; waited = running()) await Promise.all(waited);
  open = [];
};
