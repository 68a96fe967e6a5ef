declare module 'html-encoding-sniffer' {
  /** Encoding label of an HTML page by the WHATWG algorithm. */
  export default function sniffEncoding(bytes: Uint8Array, options?: { transportLayerEncodingLabel?: string; defaultEncoding?: string }): string;
}
