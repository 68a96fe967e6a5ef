import { defineEndpoint } from '@caravan/kernel';
import type {
  ActivationRequest,
  AuthSession,
  EmailVerified,
  LinkToken,
  LoginBody,
  LoginQuery,
  PasswordReset,
  Registration,
  ResetRequest,
  ValidLink,
  Verified,
} from './auth.schema.ts';

export const login = defineEndpoint<{ query: LoginQuery; body: LoginBody; data: AuthSession }>()({
  method: 'POST',
  path: '/login',
  login: 'none',
  tags: ['user', 'cart'],
  summary: 'Log in',
  reasons: ['wrong_credentials', 'second_factor_needed', 'code_wrong', 'second_factor_unavailable', 'member_paused'],
});

export const logout = defineEndpoint<{ data: null }>()({
  method: 'POST',
  path: '/logout',
  login: 'optional',
  accounts: ['shopper', 'staff'],
  enrolment: true,
  tags: [],
  summary: 'Log out and revoke the token',
});

export const register = defineEndpoint<{ body: Registration; data: AuthSession }>()({
  method: 'POST',
  path: '/users',
  login: 'none',
  tags: ['user', 'cart'],
  summary: 'Register',
  reasons: ['email_taken', 'password_mismatch', 'password_rule', 'password_common', 'agreement_required'],
});

/** The session check. Its 401 never shows a toast and never redirects from a public page. */
export const verifySession = defineEndpoint<{ data: Verified }>()({
  method: 'GET',
  path: '/users/verify',
  login: 'shopper',
  accounts: ['shopper', 'staff'],
  tags: ['user'],
  summary: 'Check the session',
  quiet: ['login_required'],
});

/** The page after a registration makes this call. A reload does not send a second mail. */
export const sendWelcome = defineEndpoint<{ data: null }>()({
  method: 'GET',
  path: '/send_success_register_email',
  login: 'shopper',
  tags: [],
  summary: 'Send the welcome mail with its activation link to the caller',
});

/** Uses the session's e-mail or the one in the body. The answer never reveals whether the e-mail has an account. */
export const sendActivation = defineEndpoint<{ body: ActivationRequest; data: null }>()({
  method: 'POST',
  path: '/send_active_email',
  login: 'optional',
  accounts: ['shopper', 'staff'],
  tags: [],
  summary: 'Send an activation link again',
});

/** Works once. The page itself shows that a link has expired. */
export const activateEmail = defineEndpoint<{ body: LinkToken; data: EmailVerified }>()({
  method: 'POST',
  path: '/active_email',
  login: 'none',
  tags: ['user'],
  summary: 'Confirm an e-mail by its activation link',
  reasons: ['link_expired'],
  quiet: ['link_expired'],
});

/** Answers the same, after the same time, whether or not the e-mail has an account. */
export const sendReset = defineEndpoint<{ body: ResetRequest; data: null }>()({
  method: 'POST',
  path: '/send_reset_password_email',
  login: 'none',
  tags: [],
  summary: 'Send a password reset link',
});

/** Does not use up the link. The page itself shows that a link has expired. */
export const checkResetLink = defineEndpoint<{ body: LinkToken; data: ValidLink }>()({
  method: 'POST',
  path: '/check_reset_password_link',
  login: 'none',
  tags: [],
  summary: 'Check whether a reset link still works',
  reasons: ['link_expired'],
  quiet: ['link_expired'],
});

/** Works once and ends every session of the account. */
export const resetPassword = defineEndpoint<{ body: PasswordReset; data: null }>()({
  method: 'POST',
  path: '/reset_password_email',
  login: 'none',
  tags: [],
  summary: 'Set a new password by a reset link',
  reasons: ['link_expired', 'password_mismatch', 'password_rule', 'password_common'],
});
