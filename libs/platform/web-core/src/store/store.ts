import {
  combineReducers,
  configureStore,
  type ThunkAction,
  type ThunkDispatch,
  type UnknownAction,
} from '@reduxjs/toolkit';
import { useDispatch, useSelector, useStore } from 'react-redux';
import { baseApi } from '../api/base-api.ts';
import type { Environment } from '../environment/environment.ts';
import { makeListeners } from './listeners.ts';
import { noticeSlice } from './notice.slice.ts';
import { overlaySlice } from './overlay.slice.ts';
import { sessionSlice } from './session.slice.ts';
import { toastsSlice } from './toasts.slice.ts';

// Features add endpoints to `api`, never slices, so every reducer exists before a store is made, on the server and in
// the browser.
const reducer = combineReducers({
  [baseApi.reducerPath]: baseApi.reducer,
  [sessionSlice.name]: sessionSlice.reducer,
  [noticeSlice.name]: noticeSlice.reducer,
  [overlaySlice.name]: overlaySlice.reducer,
  [toastsSlice.name]: toastsSlice.reducer,
});

export type RootState = ReturnType<typeof reducer>;

/** The development checks stay on; only their warnings about duration are off, which are noise on a busy machine. */
const quietChecks = { immutableCheck: { warnAfter: Infinity }, serializableCheck: { warnAfter: Infinity } };

/** Makes the only store of a browser page or of one server request. */
export const makeStore = (environment: Environment, preloaded?: Partial<RootState>) =>
  configureStore({
    reducer,
    preloadedState: preloaded,
    middleware: (defaults) =>
      defaults({ thunk: { extraArgument: environment }, ...quietChecks })
        .prepend(makeListeners(environment))
        .concat(baseApi.middleware),
  });

export type AppStore = ReturnType<typeof makeStore>;
export type AppDispatch = ThunkDispatch<RootState, Environment, UnknownAction>;
export type AppThunk<Result = void> = ThunkAction<Result, RootState, Environment, UnknownAction>;

export const useAppDispatch = useDispatch.withTypes<AppDispatch>();
export const useAppSelector = useSelector.withTypes<RootState>();
export const useAppStore = useStore.withTypes<AppStore>();

/** Whether a query failed, so that the page shows a failure that other visitors may not meet (specification 4.3). */
export const hasFailedQuery = ({ api }: Pick<RootState, 'api'>): boolean =>
  Object.values(api.queries).some((entry) => entry?.status === 'rejected');
