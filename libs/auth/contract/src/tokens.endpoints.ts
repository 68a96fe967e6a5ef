import { defineEndpoint } from '@caravan/kernel';
import type { ApiTokens, MadeApiToken, NewApiToken } from './tokens.schema.ts';

export const listApiTokens = defineEndpoint<{ data: ApiTokens }>()({
  method: 'GET',
  path: '/users/tokens',
  login: 'shopper',
  tags: ['api-token'],
  summary: 'The personal API tokens of the account, without the tokens themselves',
});

export const makeApiToken = defineEndpoint<{ body: NewApiToken; data: MadeApiToken }>()({
  method: 'POST',
  path: '/users/tokens',
  login: 'shopper',
  tags: ['api-token'],
  summary: 'Make a personal API token; only this answer has it',
  limit: { max: 30, minutes: 60, by: 'account' },
  reasons: ['password_wrong', 'password_missing', 'login_code_wrong', 'login_code_over', 'token_limit'],
});

/** The token is refused from this answer on. */
export const revokeApiToken = defineEndpoint<{ params: { id: string }; data: null }>()({
  method: 'DELETE',
  path: '/users/tokens/:id',
  login: 'shopper',
  tags: ['api-token'],
  summary: 'Revoke a personal API token',
});
