import { defineEndpoint } from '@caravan/kernel';
import type { AuthSession, LoginBody, LoginQuery, Registration, Verified } from './auth.schema.ts';

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
  reasons: ['email_taken', 'password_mismatch', 'password_rule', 'agreement_required'],
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
