import {
  activateEmail,
  checkResetLink,
  listApiTokens,
  login,
  logout,
  makeApiToken,
  register,
  resetPassword,
  revokeApiToken,
  sendActivation,
  sendReset,
  sendWelcome,
  verifySession,
} from '@caravan/auth/contract';
import { baseApi, mutationOf, queryOf } from '@caravan/web-core';

/** The calls of auth that shoppers' pages make. */
export const authApi = baseApi.enhanceEndpoints({ addTagTypes: ['api-token', 'cart', 'user'] }).injectEndpoints({
  endpoints: (build) => ({
    login: mutationOf(build, login),
    logout: mutationOf(build, logout),
    register: mutationOf(build, register),
    verifySession: queryOf(build, verifySession),
    sendWelcome: queryOf(build, sendWelcome),
    sendActivation: mutationOf(build, sendActivation),
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
  useLogoutMutation,
  useRegisterMutation,
  useVerifySessionQuery,
  useSendWelcomeQuery,
  useSendActivationMutation,
  useActivateEmailMutation,
  useSendResetMutation,
  useCheckResetLinkMutation,
  useResetPasswordMutation,
  useListApiTokensQuery,
  useMakeApiTokenMutation,
  useRevokeApiTokenMutation,
} = authApi;
