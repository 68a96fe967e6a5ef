import { Secret, TOTP } from 'otpauth';

const period = 30;

/** An authenticator app with one account. */
export interface Authenticator {
  /** A code that the server has not seen; two of them count within half a minute. */
  newCode: () => string;
}

/** The app after it has read the key that the page shows. */
export const authenticator = (key: string): Authenticator => {
  const totp = new TOTP({ secret: Secret.fromBase32(key), algorithm: 'SHA1', digits: 6, period });
  let used = 0;
  return {
    // The server accepts the code of the next period, too, so that a test need not wait for it.
    newCode: () => {
      used = Math.max(used + 1, Math.floor(Date.now() / 1000 / period));
      return totp.generate({ timestamp: used * period * 1000 });
    },
  };
};
