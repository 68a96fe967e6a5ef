declare module 'http_ece' {
  interface DecryptOptions {
    version: 'aes128gcm';
    privateKey: import('node:crypto').ECDH;
    /** Base64url. */
    authSecret: string;
  }
  export const decrypt: (body: Buffer, options: DecryptOptions) => Buffer;
}
