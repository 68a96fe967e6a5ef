import {
  activateEmail,
  checkResetLink,
  login,
  passkeysCalls,
  register,
  resetPassword,
  sendLoginCode,
  sendReset,
  sendWelcome,
  tokensCalls,
  verifyLoginCode,
} from '@caravan/auth/contract';
import { injectCalls } from '@caravan/web-core';

/** The calls of auth's own pages, and of the account's page for programs. */
export const authApi = injectCalls({
  login,
  sendLoginCode,
  verifyLoginCode,
  register,
  sendWelcome,
  activateEmail,
  sendReset,
  checkResetLink,
  resetPassword,
  ...passkeysCalls,
  ...tokensCalls,
});

export const {
  useLoginMutation,
  useSendLoginCodeMutation,
  useVerifyLoginCodeMutation,
  useBeginPasskeyLoginMutation,
  useLogInByPasskeyMutation,
  useListPasskeysQuery,
  useBeginPasskeyMutation,
  useAddPasskeyMutation,
  useRenamePasskeyMutation,
  useRemovePasskeyMutation,
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
