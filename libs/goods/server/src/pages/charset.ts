// @ts-expect-error -- the package brings no types
import htmlEncodingSniffer from 'html-encoding-sniffer';

/** The encoding label of an HTML page by the WHATWG algorithm. */
const sniffEncoding = htmlEncodingSniffer as (
  bytes: Uint8Array,
  options: { transportLayerEncodingLabel?: string },
) => string;

const strictUtf8 = new TextDecoder('utf-8', { fatal: true });

const decodedAs = (bytes: Uint8Array, label: string): string | null => {
  try {
    return new TextDecoder(label).decode(bytes);
  } catch {
    return null;
  }
};

/**
 * Decodes a page. Valid UTF-8 counts as UTF-8 despite its declaration, because shops often declare a wrong charset.
 * Otherwise the header counts, then the page's declaration.
 */
export const decodePage = (bytes: Uint8Array, contentType: string | undefined): string => {
  try {
    return strictUtf8.decode(bytes);
  } catch {
    const declared = /charset\s*=\s*["']?([\w-]+)/i.exec(contentType ?? '')?.[1];
    const sniffed = sniffEncoding(bytes, declared ? { transportLayerEncodingLabel: declared } : {});
    return decodedAs(bytes, sniffed) ?? new TextDecoder('utf-8').decode(bytes);
  }
};
