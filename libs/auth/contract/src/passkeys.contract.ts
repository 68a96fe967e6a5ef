import { schemaOf } from '@caravan/kernel';
import { z } from '@caravan/kernel/zod';
import { session } from './auth.schema.ts';
import {
  addPasskey,
  beginPasskey,
  beginPasskeyLogin,
  listPasskeys,
  logInByPasskey,
  removePasskey,
  renamePasskey,
} from './passkeys.endpoints.ts';
import {
  byPasskeyId,
  newPasskey,
  passkey,
  passkeyCreation,
  passkeyLogin,
  passkeyName,
  passkeyProof,
  passkeyRequest,
  passkeys,
} from './passkeys.schema.ts';

export * from './passkeys.schema.ts';

export const beginPasskeyLoginContract = schemaOf(beginPasskeyLogin, { data: passkeyRequest });
export const logInByPasskeyContract = schemaOf(logInByPasskey, { body: passkeyLogin, data: session });
export const listPasskeysContract = schemaOf(listPasskeys, { data: passkeys });
export const beginPasskeyContract = schemaOf(beginPasskey, { body: passkeyProof, data: passkeyCreation });
export const addPasskeyContract = schemaOf(addPasskey, { body: newPasskey, data: passkey });
export const renamePasskeyContract = schemaOf(renamePasskey, {
  params: byPasskeyId,
  body: passkeyName,
  data: passkey,
});
export const removePasskeyContract = schemaOf(removePasskey, { params: byPasskeyId, data: z.null() });
