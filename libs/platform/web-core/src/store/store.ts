import { combineReducers, configureStore, type ThunkAction, type UnknownAction } from '@reduxjs/toolkit';
import { baseApi } from '../api/base-api.ts';
import type { Environment } from '../environment/environment.ts';
import { sessionMiddleware } from './session-middleware.ts';
import { noticeSlice } from './notice.slice.ts';
import { overlaySlice } from './overlay.slice.ts';
import { sessionSlice } from './session.slice.ts';
import { toastsSlice } from './toasts.slice.ts';

// Features add endpoints to `api`, never slices: every reducer is known before a store is made, on the server as in the browser.
const reducer = combineReducers({
  [baseApi.reducerPath]: baseApi.reducer,
  [sessionSlice.name]: sessionSlice.reducer,
  [noticeSlice.name]: noticeSlice.reducer,
  [overlaySlice.name]: overlaySlice.reducer,
  [toastsSlice.name]: toastsSlice.reducer,
});

export type RootState = ReturnType<typeof reducer>;

/** Development's checks stay; that they took long on a busy machine is nobody's fault and no warning. */
const quietChecks = { immutableCheck: { warnAfter: Infinity }, serializableCheck: { warnAfter: Infinity } };

/** Makes the one store of a browser page or of one server request. */
export const makeStore = (environment: Environment, preloaded?: Partial<RootState>) =>
  configureStore({
    reducer,
    preloadedState: preloaded,
    middleware: (defaults) => defaults({ thunk: { extraArgument: environment }, ...quietChecks }).concat(baseApi.middleware, sessionMiddleware),
  });

export type AppStore = ReturnType<typeof makeStore>;
export type AppDispatch = AppStore['dispatch'];
export type AppThunk<Result = void> = ThunkAction<Result, RootState, Environment, UnknownAction>;
