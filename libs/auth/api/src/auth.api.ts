import {
  activateEmail,
  checkResetLink,
  listApiTokens,
  login,
  makeApiToken,
  register,
  resetPassword,
  revokeApiToken,
  sendReset,
  sendWelcome,
} from '@caravan/auth/contract';
import { mutationOf, queryOf } from '@caravan/web-core';
import { sessionApi } from './session.api.ts';

/** The calls of auth's own pages, and of the account's page for programs. */
export const authApi = sessionApi.enhanceEndpoints({ addTagTypes: ['api-token', 'cart', 'user'] }).injectEndpoints({
  endpoints: (build) => ({
    login: mutationOf(build, login),
    register: mutationOf(build, register),
    sendWelcome: queryOf(build, sendWelcome),
    activateEmail: mutationOf(build, activateEmail),
    sendReset: mutationOf(build, sendReset),
    checkResetLink: mutationOf(build, checkResetLink),
    resetPassword: mutationOf(build, resetPassword),
    listApiTokens: queryOf(build, listApiTokens),
    makeApiToken: mutationOf(build, makeApiToken),
    revokeApiToken: mutationOf(build, revokeApiToken),
  }),
});

export const {
  useLoginMutation,
  useRegisterMutation,
  useSendWelcomeQuery,
  useActivateEmailMutation,
  useSendResetMutation,
  useCheckResetLinkMutation,
  useResetPasswordMutation,
  useListApiTokensQuery,
  useMakeApiTokenMutation,
  useRevokeApiTokenMutation,
} = authApi;
