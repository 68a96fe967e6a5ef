/** A request to an address that a user registered. */
export interface OutboundPost {
  endpoint: string;
  headers: Readonly<Record<string, string>>;
  body: Buffer;
}

/**
 * Resolves to the status of the answer. Throws `FetchRefused` if there is none; its reason is `address` if the endpoint
 * leads to a private address.
 */
export type GuardedSender = (post: OutboundPost) => Promise<number>;
