/** A signed and encrypted request to a push service. */
export interface PushRequest {
  endpoint: string;
  headers: Readonly<Record<string, string>>;
  body: Buffer;
}

/**
 * Sends a request to the push service of a browser and resolves to the status of its answer. Throws `FetchRefused` if
 * there is none; its reason is `address` if the endpoint leads to a private address.
 */
export type PushSender = (request: PushRequest) => Promise<number>;
