/** What was fetched, after all redirects; every limit was kept. */
export interface Fetched {
  /** The address that answered. */
  url: string;
  status: number;
  contentType: string | undefined;
  bytes: Uint8Array;
}

export type RefusalReason = 'address' | 'redirects' | 'time' | 'size' | 'headers' | 'type' | 'network' | 'busy';

/** Nothing was fetched; `reason` says which rule or which misfortune ended it. */
export class FetchRefused extends Error {
  override readonly name = 'FetchRefused';
  readonly reason: RefusalReason;
  constructor(reason: RefusalReason, options?: ErrorOptions) {
    super(`not fetched: ${reason}`, options);
    this.reason = reason;
  }
}

/** `service`: the answer of an item-data service, whose content type nobody vouches for. */
export type FetchKind = 'page' | 'json' | 'service' | 'image';

/** The one way in which the server reaches out to shops (decisions.md, Product data). Throws `FetchRefused`; `signal` ends it before its own time. */
export type GuardedFetch = (url: string, kind: FetchKind, signal?: AbortSignal) => Promise<Fetched>;
