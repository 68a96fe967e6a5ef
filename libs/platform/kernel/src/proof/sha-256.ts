const encoder = new TextEncoder();

/** The SHA-256 of bytes in hex, by Web Crypto, which browsers and Node have. */
const sha256OfBytes = async (bytes: Uint8Array<ArrayBuffer>): Promise<string> => {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  return Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('');
};

/** The SHA-256 of a text's UTF-8 bytes in hex. */
export const sha256Of = (text: string): Promise<string> => sha256OfBytes(encoder.encode(text));
