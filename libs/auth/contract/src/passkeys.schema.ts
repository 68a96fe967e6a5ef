import { email, id, instant, text, z } from '@caravan/kernel/zod';
import { ownProof, withProof } from './auth.schema.ts';
import { maxPasskeyName, passkeyTransports } from './auth-limits.ts';

/** Bytes as WebAuthn's JSON has them. */
const base64url = (max: number) =>
  z
    .string()
    .max(max)
    .regex(/^[A-Za-z0-9_-]+$/);
const challenge = z.string();
const transports = z.enum(passkeyTransports);
const credentialType = z.literal('public-key');

/** The options by which a browser makes a passkey: `PublicKeyCredentialCreationOptionsJSON` of WebAuthn. */
export const passkeyCreation = z.object({
  rp: z.object({ id: z.string(), name: z.string() }),
  user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
  challenge,
  pubKeyCredParams: z.array(z.object({ type: credentialType, alg: z.int() })),
  timeout: z.int(),
  attestation: z.literal('none'),
  /** The passkeys that the account has already: their devices make no second one. */
  excludeCredentials: z.array(
    z.object({ id: z.string(), type: credentialType, transports: z.array(transports).optional() }),
  ),
  authenticatorSelection: z.object({
    residentKey: z.literal('required'),
    requireResidentKey: z.literal(true),
    userVerification: z.literal('required'),
  }),
});

/** The options by which a browser asks for a passkey: `PublicKeyCredentialRequestOptionsJSON` of WebAuthn. */
export const passkeyRequest = z.object({
  rpId: z.string(),
  challenge,
  timeout: z.int(),
  userVerification: z.literal('required'),
});

/** The part of WebAuthn's `RegistrationResponseJSON` that is checked. Without what else browsers and their add-ons put there. */
export const madePasskey = z.strictObject({
  id: base64url(1_400),
  clientDataJSON: base64url(2_000),
  attestationObject: base64url(8_000),
  transports: z.array(z.string().max(20)).max(10),
});
/** The same of `AuthenticationResponseJSON`. */
export const usedPasskey = z.strictObject({
  id: base64url(1_400),
  clientDataJSON: base64url(2_000),
  authenticatorData: base64url(2_000),
  signature: base64url(2_000),
  userHandle: base64url(200),
});

const name = text(1, maxPasskeyName);
export const passkeyProof = withProof(z.strictObject(ownProof));
export const newPasskey = z.strictObject({ name, credential: madePasskey });
export const passkeyName = z.strictObject({ name });
/** The e-mail that was typed beside it, if any; the passkey must be of its account. */
export const passkeyLogin = z.strictObject({ credential: usedPasskey, email: email.optional() });
/** The form that adds a passkey. */
export const passkeyForm = withProof(z.strictObject({ name, ...ownProof }));

/** A passkey without its key. */
export const passkey = z.object({
  id,
  name: z.string(),
  /** The browser or password manager keeps it on several devices. */
  synced: z.boolean(),
  made_at: instant,
  /** Null before the first use. */
  last_used_at: instant.nullable(),
});
/** The newest first. */
export const passkeys = z.object({ items: z.array(passkey) });
/** The id of a passkey. */
export const byPasskeyId = z.object({ id });

export type PasskeyCreation = z.infer<typeof passkeyCreation>;
export type PasskeyRequest = z.infer<typeof passkeyRequest>;
export type MadePasskey = z.infer<typeof madePasskey>;
export type UsedPasskey = z.infer<typeof usedPasskey>;
export type PasskeyProof = z.infer<typeof passkeyProof>;
export type NewPasskey = z.infer<typeof newPasskey>;
export type PasskeyName = z.infer<typeof passkeyName>;
export type PasskeyLogin = z.infer<typeof passkeyLogin>;
export type PasskeyForm = z.infer<typeof passkeyForm>;
export type Passkey = z.infer<typeof passkey>;
export type Passkeys = z.infer<typeof passkeys>;
