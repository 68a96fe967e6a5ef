import {
  activateEmail,
  checkResetLink,
  login,
  register,
  resetPassword,
  sendReset,
  sendWelcome,
  tokensCalls,
} from '@caravan/auth/contract';
import { injectCalls } from '@caravan/web-core';

/** The calls of auth's own pages, and of the account's page for programs. */
export const authApi = injectCalls({
  login,
  register,
  sendWelcome,
  activateEmail,
  sendReset,
  checkResetLink,
  resetPassword,
  ...tokensCalls,
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
