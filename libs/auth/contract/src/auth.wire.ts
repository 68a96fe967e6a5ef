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
  reasons: ['wrong_credentials'],
});

export const logout = defineEndpoint<{ data: null }>()({
  method: 'POST',
  path: '/logout',
  login: 'optional',
  roles: ['shopper', 'staff'],
  tags: [],
  summary: 'Log out; the token is dead on the server too',
});

export const register = defineEndpoint<{ body: Registration; data: AuthSession }>()({
  method: 'POST',
  path: '/users',
  login: 'none',
  tags: ['user', 'cart'],
  summary: 'Register',
  reasons: ['email_taken', 'password_mismatch', 'password_rule', 'password_common', 'agreement_required'],
});

/** The session check: its 401 is never a toast and never a redirect from a public page. */
export const verifySession = defineEndpoint<{ data: Verified }>()({
  method: 'GET',
  path: '/users/verify',
  login: 'shopper',
  roles: ['shopper', 'staff'],
  tags: ['user'],
  summary: 'Check the session',
  quiet: ['login_required'],
});

/** The page after a registration makes this call. A reload sends no second mail. */
export const sendWelcome = defineEndpoint<{ data: null }>()({
  method: 'GET',
  path: '/send_success_register_email',
  login: 'shopper',
  tags: [],
  summary: 'Send the welcome mail with its activation link to the caller',
});

/** For the session's own e-mail, or for the one that is sent: the answer never says whether it has an account. */
export const sendActivation = defineEndpoint<{ body: ActivationRequest; data: null }>()({
  method: 'POST',
  path: '/send_active_email',
  login: 'optional',
  roles: ['shopper', 'staff'],
  tags: [],
  summary: 'Send an activation link again',
});

/** Works once; the page says itself that a link has expired. */
export const activateEmail = defineEndpoint<{ body: LinkToken; data: EmailVerified }>()({
  method: 'POST',
  path: '/active_email',
  login: 'none',
  tags: ['user'],
  summary: 'Confirm the e-mail that an activation link was sent to',
  reasons: ['link_expired'],
  quiet: ['link_expired'],
});

/** The same answer in the same time whether or not the e-mail has an account. */
export const sendReset = defineEndpoint<{ body: ResetRequest; data: null }>()({
  method: 'POST',
  path: '/send_reset_password_email',
  login: 'none',
  tags: [],
  summary: 'Send a link that sets a new password',
});

/** Uses nothing up; the page says itself that a link has expired. */
export const checkResetLink = defineEndpoint<{ body: LinkToken; data: ValidLink }>()({
  method: 'POST',
  path: '/check_reset_password_link',
  login: 'none',
  tags: [],
  summary: 'Ask whether a reset link still works',
  reasons: ['link_expired'],
  quiet: ['link_expired'],
});

/** Works once, and ends every session of the account. */
export const resetPassword = defineEndpoint<{ body: PasswordReset; data: null }>()({
  method: 'POST',
  path: '/reset_password_email',
  login: 'none',
  tags: [],
  summary: 'Set a new password by a reset link',
  reasons: ['link_expired', 'password_mismatch', 'password_rule', 'password_common'],
});
