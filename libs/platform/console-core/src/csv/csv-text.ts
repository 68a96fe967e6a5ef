/** Decodes UTF-8, and otherwise GB18030, in which Chinese spreadsheets save; undefined for what is no text. */
export const decodeCsv = (bytes: Uint8Array | ArrayBuffer): string | undefined => {
  for (const encoding of ['utf-8', 'gb18030'])
    try {
      const text = new TextDecoder(encoding, { fatal: true }).decode(bytes);
      return text.includes('\u0000') ? undefined : text;
    } catch {
      // The next encoding may fit.
    }
  return undefined;
};

/** A word of a file as it is compared with known ones: half-width, and in lower case. */
export const plainName = (name: string): string => name.normalize('NFKC').trim().toLowerCase();

/** The text of a cell. Excel writes long numbers as ="123" or with a leading apostrophe, so that it does not shorten them. */
export const plainCell = (cell: string | undefined): string =>
  (cell ?? '')
    .trim()
    .replace(/^="?(.*?)"?$/, '$1')
    .replace(/^'/, '')
    .trim();
