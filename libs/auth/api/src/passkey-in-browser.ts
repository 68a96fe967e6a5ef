import type { MadePasskey, PasskeyCreation, PasskeyRequest, UsedPasskey } from '@caravan/auth/contract';

const library = () => import('@simplewebauthn/browser');

/** Whether this browser has passkeys here. No browser has them without https. */
export const hasPasskeys = (): boolean => typeof PublicKeyCredential === 'function';

/** Whether the browser offers passkeys among what it fills in. */
export const offersPasskeys = async (): Promise<boolean> =>
  hasPasskeys() && (await PublicKeyCredential.isConditionalMediationAvailable?.()) === true;

/** `left`: the person or the page ended it, or there is no passkey. `known`: the device has one of this account. */
export type PasskeyFailure = 'left' | 'known' | 'failed';
type Outcome<T> = { credential: T; failure?: undefined } | { failure: PasskeyFailure };

/** The names of WebAuthn's errors, which the library keeps. */
const failureOf = (error: unknown): PasskeyFailure => {
  const name = error instanceof Error ? error.name : '';
  if (name === 'NotAllowedError' || name === 'AbortError') return 'left';
  return name === 'InvalidStateError' ? 'known' : 'failed';
};

/** Has the browser make a passkey. */
export const makePasskey = async (options: PasskeyCreation): Promise<Outcome<MadePasskey>> => {
  const { startRegistration } = await library();
  try {
    const { id, response } = await startRegistration({ optionsJSON: options });
    const { clientDataJSON, attestationObject, transports = [] } = response;
    return { credential: { id, clientDataJSON, attestationObject, transports } };
  } catch (error) {
    return { failure: failureOf(error) };
  }
};

/** Has the browser ask for a passkey: at once, or among what it fills into a field. The latest call ends an earlier one. */
export const askForPasskey = async (options: PasskeyRequest, whileFilling: boolean): Promise<Outcome<UsedPasskey>> => {
  const { startAuthentication } = await library();
  try {
    const { id, response } = await startAuthentication({ optionsJSON: options, useBrowserAutofill: whileFilling });
    const { clientDataJSON, authenticatorData, signature, userHandle } = response;
    if (userHandle === undefined) return { failure: 'failed' };
    return { credential: { id, clientDataJSON, authenticatorData, signature, userHandle } };
  } catch (error) {
    return { failure: failureOf(error) };
  }
};

/** Ends what the browser still asks. */
export const endPasskeyQuestion = async (): Promise<void> => (await library()).WebAuthnAbortService.cancelCeremony();
