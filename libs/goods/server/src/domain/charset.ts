// @ts-expect-error -- the package brings no types
import htmlEncodingSniffer from 'html-encoding-sniffer';

/** The encoding label of an HTML page by the WHATWG algorithm. */
const sniffEncoding = htmlEncodingSniffer as (bytes: Uint8Array, options: { transportLayerEncodingLabel?: string }) => string;

const strictUtf8 = new TextDecoder('utf-8', { fatal: true });

const decodedAs = (bytes: Uint8Array, label: string): string | null => {
  try {
    return new TextDecoder(label).decode(bytes);
  } catch {
    return null;
  }
};

/**
 * A page's text. What is valid UTF-8 is UTF-8, whatever it declares (shops declare the wrong thing more often than they write it);
 * otherwise the header's, then the page's own declaration counts.
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
