import type { Middleware } from '@reduxjs/toolkit';
import { baseApi } from '../api/base-api.ts';
import { knownTags } from '../api/endpoint-for.ts';
import { loggedIn, loggedOut } from './session.slice.ts';

/** Keeps the cache in step with the session: after login everything is asked again, after logout nothing of the user is left. */
export const sessionMiddleware: Middleware = (api) => (next) => (action) => {
  const result = next(action);
  if (loggedIn.match(action)) api.dispatch(baseApi.util.invalidateTags(knownTags() as never[]));
  if (loggedOut.match(action)) api.dispatch(baseApi.util.resetApiState());
  return result;
};
