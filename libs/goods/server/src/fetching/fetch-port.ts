/** A fetched document, after all redirects and within all limits. */
export interface Fetched {
  /** The URL of the final answer. */
  url: string;
  status: number;
  contentType: string | undefined;
  bytes: Uint8Array;
}

/** `service`: the answer of an item-data service, whose content type is not reliable. */
export type FetchKind = 'page' | 'json' | 'service' | 'image';

/**
 * The only way in which the server connects to shops (specification 7.5). Throws `FetchRefused`. `signal` cancels it
 * before its timeout.
 */
export type GuardedFetch = (url: string, kind: FetchKind, signal?: AbortSignal) => Promise<Fetched>;
