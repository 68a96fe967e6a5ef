import { fail, type PasskeyLogin, type PasskeyRequest } from '@caravan/auth/contract';
import { attemptKeys, loginByAddress } from '../passwords/attempt-rules.ts';
import { countGuess } from '../passwords/count-guess.ts';
import type { OpenedSession } from '../sessions/log-in.ts';
import { openSession } from '../sessions/sessions.ts';
import type { AuthContext, Caller } from '../use-cases/auth-context.ts';
import { findPasskeyOwner, notePasskeyUse } from './passkey.repo.ts';
import { challengeLifetime, checked, keepChallenge, relyingParty, userHandleOf, webAuthn } from './relying-party.ts';

/** Asks for any passkey of this site. Which accounts have one is not said. */
export const beginPasskeyLogin = async (context: AuthContext): Promise<PasskeyRequest> => {
  const { id: rpId } = relyingParty(context);
  const { generateAuthenticationOptions } = await webAuthn();
  const { challenge } = await generateAuthenticationOptions({ rpID: rpId });
  await keepChallenge(context.db, challenge, null, context.clock());
  return { rpId, challenge, timeout: challengeLifetime, userVerification: 'required' };
};

/** Finds whose passkey it is. The attempt counts as one at the password of its account does. */
const countedOwner = async (context: AuthContext, credentialId: string, caller: Caller) => {
  const found = await findPasskeyOwner(context.db, credentialId);
  if (found) return { ...found, forget: (await countGuess(context, found.account.email, caller)).forget };
  await context.attempts.take(attemptKeys.loginAddress(caller.address), loginByAddress);
  throw fail('passkey_unknown');
};

/** Logs a shopper in by a passkey. If an e-mail was typed, the passkey must be of its account. */
export const logInByPasskey = async (
  context: AuthContext,
  { credential, email }: PasskeyLogin,
  caller: Caller,
): Promise<OpenedSession> => {
  const { transaction, clock } = context;
  const { id, clientDataJSON, ...response } = credential;
  const { passkey, account, forget } = await countedOwner(context, id, caller);
  const rp = relyingParty(context);
  const { verifyAuthenticationResponse } = await webAuthn();
  const { authenticationInfo } = await checked(context, { clientDataJSON, userId: null }, (expectedChallenge) =>
    verifyAuthenticationResponse({
      response: {
        id,
        rawId: id,
        type: 'public-key',
        response: { ...response, clientDataJSON },
        clientExtensionResults: {},
      },
      expectedChallenge,
      expectedOrigin: rp.origin,
      expectedRPID: rp.id,
      requireUserVerification: true,
      credential: {
        id: passkey.credentialId,
        publicKey: new Uint8Array(passkey.publicKey),
        counter: passkey.counter,
        transports: passkey.transports,
      },
    }),
  );
  if (response.userHandle !== userHandleOf(account.id) || account.role !== 'shopper') throw fail('passkey_unknown');
  if (email !== undefined && email !== account.email) throw fail('passkey_of_another');

  const token = await transaction(async (tx) => {
    const now = clock();
    const { newCounter: counter, credentialBackedUp: backedUp } = authenticationInfo;
    if (!(await notePasskeyUse(tx, passkey.id, { counter, backedUp, at: now }))) throw fail('passkey_unknown');
    await forget(tx);
    return openSession(tx, account, caller, now);
  });
  return { token, account };
};
