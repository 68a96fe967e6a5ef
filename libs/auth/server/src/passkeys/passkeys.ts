import {
  fail,
  maxPasskeys,
  passkeyTransports,
  type NewPasskey,
  type Passkey,
  type PasskeyCreation,
} from '@caravan/auth/contract';
import type { OwnerAttempt } from '@caravan/auth/port';
import { newId } from '@caravan/kernel';
import type { Tx } from '@caravan/server-core';
import { findAccount, lockAccount, type UserAccount } from '../accounts/user-account.repo.ts';
import { composePasskeyMail, type PasskeyChange } from '../mails/compose-passkey-mail.ts';
import { passkeyMessage } from '../messages/security.message.ts';
import { proveOwner } from '../passwords/prove-password.ts';
import type { AuthContext } from '../use-cases/auth-context.ts';
import {
  countPasskeys,
  deletePasskey,
  findPasskey,
  findPasskeys,
  insertPasskey,
  setPasskeyName,
  type PasskeyRow,
} from './passkey.repo.ts';
import {
  challengeLifetime,
  checked,
  keepChallenge,
  keyAlgorithms,
  relyingParty,
  userHandleOf,
  webAuthn,
} from './relying-party.ts';

export const presentPasskey = (row: PasskeyRow): Passkey => ({
  id: row.id,
  name: row.name,
  synced: row.backedUp,
  made_at: row.madeAt.toISOString(),
  last_used_at: row.lastUsedAt?.toISOString() ?? null,
});

/** The passkey is kept by the authenticator, and unlocked by its owner. */
const authenticatorSelection = {
  residentKey: 'required',
  requireResidentKey: true,
  userVerification: 'required',
} as const;

/** Begins to add a passkey, once its owner is verified again. */
export const beginPasskey = async (context: AuthContext, attempt: OwnerAttempt): Promise<PasskeyCreation> => {
  const { db, transaction, clock } = context;
  const { userId } = attempt;
  const proven = await proveOwner(context, attempt);
  const account = await ownAccount(context, userId);
  const known = await findPasskeys(db, userId);
  if (known.length >= maxPasskeys) throw fail('passkey_limit');

  const rp = { id: relyingParty(context).id, name: await context.shop().name() };
  const { generateRegistrationOptions } = await webAuthn();
  const { challenge, pubKeyCredParams } = await generateRegistrationOptions({
    rpID: rp.id,
    rpName: rp.name,
    userName: account.email,
    authenticatorSelection,
    supportedAlgorithmIDs: await keyAlgorithms(),
  });
  await transaction(async (tx) => {
    await proven.hold(tx);
    await keepChallenge(tx, challenge, userId, clock());
  });
  return {
    rp,
    user: { id: userHandleOf(userId), name: account.email, displayName: account.email },
    challenge,
    pubKeyCredParams,
    timeout: challengeLifetime,
    attestation: 'none',
    excludeCredentials: known.map(({ credentialId: id, transports }) => ({ id, type: 'public-key', transports })),
    authenticatorSelection,
  };
};

const ownAccount = async ({ db }: Pick<AuthContext, 'db'>, userId: string): Promise<UserAccount> => {
  const account = await findAccount(db, userId);
  if (!account) throw fail('login_required');
  return account;
};

/** Tells the owner of a new or removed passkey, by message and by mail. */
const tell = async (
  { notifier, mailer, publicUrl, shop }: AuthContext,
  account: UserAccount,
  { userId, id, name }: PasskeyRow,
  change: PasskeyChange,
): Promise<(tx: Tx) => Promise<void>> => {
  const mail = await composePasskeyMail(change, account, { name, publicUrl, shop: await shop().name() });
  return async (tx) => {
    await notifier().send(tx, passkeyMessage(change, { userId, id, name }));
    await mailer.send(tx, mail);
  };
};

/** Adds the passkey that an authenticator has made for this account. */
export const addPasskey = async (
  context: AuthContext,
  userId: string,
  { name, credential }: NewPasskey,
): Promise<Passkey> => {
  const { id, clientDataJSON, attestationObject, transports } = credential;
  const rp = relyingParty(context);
  const { verifyRegistrationResponse } = await webAuthn();
  const supportedAlgorithmIDs = await keyAlgorithms();
  // Before the challenge: a password that is replaced from here on ends this attempt.
  const account = await ownAccount(context, userId);
  const { registrationInfo } = await checked(context, { clientDataJSON, userId }, (expectedChallenge) =>
    verifyRegistrationResponse({
      response: {
        id,
        rawId: id,
        type: 'public-key',
        response: { clientDataJSON, attestationObject },
        clientExtensionResults: {},
      },
      expectedChallenge,
      expectedOrigin: rp.origin,
      expectedRPID: rp.id,
      requireUserVerification: true,
      supportedAlgorithmIDs,
    }),
  );
  if (!registrationInfo) throw fail('passkey_refused');
  const made = registrationInfo.credential;
  const row: PasskeyRow = {
    id: newId(),
    userId,
    credentialId: made.id,
    publicKey: Buffer.from(made.publicKey),
    counter: made.counter,
    transports: passkeyTransports.filter((transport) => transports.includes(transport)),
    backedUp: registrationInfo.credentialBackedUp,
    name,
    madeAt: context.clock(),
    lastUsedAt: null,
  };
  const tellOwner = await tell(context, account, row, 'added');
  await context.transaction(async (tx) => {
    // Concurrent calls count one after another.
    await lockAccount(tx, userId);
    const owner = await findAccount(tx, userId);
    if (!owner) throw fail('login_required');
    if (owner.passwordVersion !== account.passwordVersion) throw fail('passkey_over');
    if ((await countPasskeys(tx, userId)) >= maxPasskeys) throw fail('passkey_limit');
    if (!(await insertPasskey(tx, row))) throw fail('passkey_taken');
    await tellOwner(tx);
  });
  return presentPasskey(row);
};

export const renamePasskey = async (
  { db }: Pick<AuthContext, 'db'>,
  { userId, id, name }: { userId: string; id: string; name: string },
): Promise<Passkey> => {
  const renamed = await setPasskeyName(db, userId, id, name);
  if (!renamed) throw fail('not_found');
  return presentPasskey(renamed);
};

/** From now on it logs in no more. */
export const removePasskey = async (context: AuthContext, userId: string, id: string): Promise<void> => {
  const row = await findPasskey(context.db, userId, id);
  if (!row) throw fail('not_found');
  const tellOwner = await tell(context, await ownAccount(context, userId), row, 'removed');
  await context.transaction(async (tx) => {
    if (!(await deletePasskey(tx, userId, id))) throw fail('not_found');
    await tellOwner(tx);
  });
};
