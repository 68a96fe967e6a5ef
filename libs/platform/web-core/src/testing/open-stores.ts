import { baseApi } from '../api/base-api.ts';
import type { AppStore } from '../store/store.ts';

let open: AppStore[] = [];

export const rememberStore = (store: AppStore): void => {
  open.push(store);
};

/** Waits for pending reads of a finished test and ends its pending writes, so that they do not affect the next one. */
export const settleStores = async (): Promise<void> => {
  for (const store of open) for (const write of store.dispatch(baseApi.util.getRunningMutationsThunk())) write.abort();
  const running = () => open.flatMap((store) => store.dispatch(baseApi.util.getRunningQueriesThunk()));
  // The answer of one may start the next: who is logged in is read after the session was checked.
  for (let waited = running(); waited.length; waited = running()) await Promise.all(waited);
  // A stream that stays open for a while after its page, in case the user returns, would connect again in the next test.
  for (const store of open) store.dispatch(baseApi.util.resetApiState());
  open = [];
};
