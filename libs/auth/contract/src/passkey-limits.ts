/** The most passkeys of an account (specification 6.17). */
export const maxPasskeys = 10;
/** The longest name of a passkey. */
export const maxPasskeyName = 60;

/** How a browser reaches what keeps a passkey, as WebAuthn names it. */
export const passkeyTransports = ['ble', 'cable', 'hybrid', 'internal', 'nfc', 'smart-card', 'usb'] as const;
export type PasskeyTransport = (typeof passkeyTransports)[number];
