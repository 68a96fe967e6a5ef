import { defineEndpoint } from '@caravan/kernel';
import type { AuthSession, LoginCode, LoginCodeRequest } from './auth.schema.ts';

/** Answers the same, after the same time, whether or not the e-mail has an account. */
export const sendLoginCode = defineEndpoint<{ body: LoginCodeRequest; data: null }>()({
  method: 'POST',
  path: '/login_code',
  login: 'none',
  tags: [],
  summary: 'Mail a code of six digits that logs in within ten minutes',
});

/**
 * Answers as the login does. An e-mail without an account registers: without `agree` the right code is answered with
 * `agreement_required` and stays valid. A code works once.
 */
export const verifyLoginCode = defineEndpoint<{ body: LoginCode; data: AuthSession }>()({
  method: 'POST',
  path: '/login_code/verify',
  login: 'none',
  tags: ['user', 'cart'],
  summary: 'Log in or register by a mailed code',
  reasons: ['login_code_wrong', 'login_code_over', 'agreement_required'],
  quiet: ['agreement_required'],
});
