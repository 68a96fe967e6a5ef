const encodings = ['utf-8', 'utf-16le', 'utf-16be', 'gb18030'] as const;

/** A file of UTF-16 has zero bytes in another encoding; read in the wrong order of bytes it has no line break. */
const isText = (text: string, encoding: string): boolean =>
  !text.includes('\u0000') && (!encoding.startsWith('utf-16') || /[\r\n]/.test(text));

const decoded = (bytes: Uint8Array, encoding: string): string | undefined => {
  try {
    const text = new TextDecoder(encoding, { fatal: true }).decode(bytes);
    return isText(text, encoding) ? text : undefined;
  } catch {
    return undefined;
  }
};

const hasMark = ([first, second]: Uint8Array): boolean =>
  (first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff);

/**
 * Decodes UTF-8, UTF-16 with or without a byte order mark, and otherwise GB18030, in which Chinese spreadsheets save;
 * undefined for what is no text.
 */
export const decodeCsv = (bytes: Uint8Array): string | undefined => {
  // Text of two bytes a letter may be valid GB18030 as well, but it says by a mark what it is, or has many zero bytes.
  const isWide = hasMark(bytes) || bytes.filter((byte) => byte === 0).length * 50 > bytes.length;
  for (const encoding of encodings) {
    const text = isWide === encoding.startsWith('utf-16') ? decoded(bytes, encoding) : undefined;
    if (text !== undefined) return text;
  }
  return undefined;
};
