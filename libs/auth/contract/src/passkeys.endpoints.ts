import { defineEndpoint } from '@caravan/kernel';
import type { AuthSession } from './auth.schema.ts';
import type {
  NewPasskey,
  Passkey,
  PasskeyCreation,
  PasskeyLogin,
  PasskeyName,
  PasskeyProof,
  PasskeyRequest,
  Passkeys,
} from './passkeys.schema.ts';

/** Its challenge works once, for five minutes. Browsers ask for it as the login page opens. */
export const beginPasskeyLogin = defineEndpoint<{ data: PasskeyRequest }>()({
  method: 'POST',
  path: '/login_passkey/options',
  login: 'none',
  tags: [],
  summary: 'Begin a login by a passkey',
  limit: { max: 600, minutes: 15, by: 'address' },
  quiet: ['too_many_requests'],
});

/** Answers as the login does. The page itself shows a refusal. */
export const logInByPasskey = defineEndpoint<{ body: PasskeyLogin; data: AuthSession }>()({
  method: 'POST',
  path: '/login_passkey',
  login: 'none',
  tags: ['user', 'cart'],
  summary: 'Log in by a passkey',
  reasons: ['passkey_over', 'passkey_refused', 'passkey_unknown', 'passkey_of_another'],
  quiet: ['passkey_over', 'passkey_refused', 'passkey_unknown', 'passkey_of_another'],
});

export const listPasskeys = defineEndpoint<{ data: Passkeys }>()({
  method: 'GET',
  path: '/users/passkeys',
  login: 'shopper',
  tags: ['passkey'],
  summary: 'The passkeys of the account',
});

/** The owner proves once more to be it; then one passkey can be added within five minutes. */
export const beginPasskey = defineEndpoint<{ body: PasskeyProof; data: PasskeyCreation }>()({
  method: 'POST',
  path: '/users/passkeys/options',
  login: 'shopper',
  tags: [],
  summary: 'Begin to add a passkey',
  limit: { max: 30, minutes: 60, by: 'account' },
  reasons: ['password_wrong', 'password_missing', 'login_code_wrong', 'login_code_over', 'passkey_limit'],
});

export const addPasskey = defineEndpoint<{ body: NewPasskey; data: Passkey }>()({
  method: 'POST',
  path: '/users/passkeys',
  login: 'shopper',
  tags: ['passkey'],
  summary: 'Add a passkey',
  reasons: ['passkey_over', 'passkey_refused', 'passkey_taken', 'passkey_limit'],
});

export const renamePasskey = defineEndpoint<{ params: { id: string }; body: PasskeyName; data: Passkey }>()({
  method: 'PATCH',
  path: '/users/passkeys/:id',
  login: 'shopper',
  tags: ['passkey'],
  summary: 'Change the name of a passkey',
});

/** It logs in no more from this answer on. */
export const removePasskey = defineEndpoint<{ params: { id: string }; data: null }>()({
  method: 'DELETE',
  path: '/users/passkeys/:id',
  login: 'shopper',
  tags: ['passkey'],
  summary: 'Remove a passkey',
});
