import { createListenerMiddleware, isFulfilled, isRejectedWithValue } from '@reduxjs/toolkit';
import { baseApi, sessionTag } from '../api/base-api.ts';
import { failureOf, isApiError, reasonOf, type ApiError } from '../api/api-error.ts';
import type { CallMeta } from '../api/base-query.ts';
import type { Environment } from '../environment/environment.ts';
import { otherAccount, reloadForAccount } from '../session/other-account.ts';
import { loseSession, startSession, type NewSession } from '../session/session-changes.ts';
import { loggedIn, loggedOut } from './session.slice.ts';
import { showToast } from './toasts.slice.ts';
import type { AppDispatch, RootState } from './store.ts';

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

const sessionIn = (data: unknown): NewSession | undefined => {
  if (!isRecord(data)) return undefined;
  const { token, user } = data;
  const account = isRecord(user) ? user['id'] : undefined;
  if (typeof token !== 'string' || !token) return undefined;
  return { token, account: typeof account === 'string' ? account : undefined };
};

/** An HTTP 500 shows no toast (specification 21.2), nor do reasons that the page shows itself. */
const isSilent = (error: ApiError, { endpoint: { quiet = [] }, transport }: CallMeta): boolean =>
  transport === 500 || (quiet === 'all' ? error.status !== 401 : quiet.includes(reasonOf(error) ?? ''));

/** The effects of finished calls: toasts, and the start or the end of the session. */
export const makeListeners = (environment: Environment) => {
  const listeners = createListenerMiddleware({ extra: environment });
  const startListening = listeners.startListening.withTypes<RootState, AppDispatch, Environment>();

  startListening({
    matcher: isRejectedWithValue,
    effect: ({ payload, meta }, { dispatch }) => {
      if (!isApiError(payload) || !('baseQueryMeta' in meta)) return;
      const call = meta.baseQueryMeta as CallMeta;
      const reason = reasonOf(payload);
      if (reason === otherAccount) dispatch(reloadForAccount());
      else if (reason === 'confirm_needed' && environment.askForCode) environment.askForCode();
      else if (reason === 'approval_needed' && environment.askForApproval)
        environment.askForApproval({
          ...(meta.arg as { originalArgs: object }).originalArgs,
          data: { ...failureOf(payload) },
        });
      else if (!isSilent(payload, call)) dispatch(showToast(payload.message));
      if (payload.status === 401) dispatch(loseSession(call.endpoint));
    },
  });

  startListening({
    matcher: isFulfilled,
    effect: ({ payload }, { dispatch }) => {
      const session = sessionIn(payload);
      if (session) dispatch(startSession(session));
    },
  });

  // A login fetches everything again; a logout removes all data of the user.
  startListening({
    actionCreator: loggedIn,
    effect: (_action, { dispatch }) => void dispatch(baseApi.util.invalidateTags([sessionTag])),
  });
  startListening({
    actionCreator: loggedOut,
    effect: (_action, { dispatch }) => void dispatch(baseApi.util.resetApiState()),
  });
  return listeners.middleware;
};
