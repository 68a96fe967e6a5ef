/**
 * 6-20 letters or digits with at least one of each (specification 19.2), as HTML tells password managers: by the lengths,
 * and by `passwordrules`, which Safari and others read. What they generate by these always conforms.
 */
export const passwordRules = {
  minLength: 6,
  maxLength: 20,
  passwordrules: 'minlength: 6; maxlength: 20; required: lower; required: digit; allowed: upper;',
} as const;

/** The most passkeys of an account (specification 6.17). */
export const maxPasskeys = 10;
/** The longest name of a passkey. */
export const maxPasskeyName = 60;

/** How a browser reaches what keeps a passkey, as WebAuthn names it. */
export const passkeyTransports = ['ble', 'cable', 'hybrid', 'internal', 'nfc', 'smart-card', 'usb'] as const;
export type PasskeyTransport = (typeof passkeyTransports)[number];

/** The most personal API tokens of an account that have not expired (specification 32.1). */
export const maxApiTokens = 10;
/** The lifetimes that a shopper can choose for a token. */
export const tokenDays = [30, 90, 365] as const;
/** The longest name of a token. */
export const maxTokenName = 60;
/** The last characters of a token that are kept. */
export const tokenEnding = 4;
