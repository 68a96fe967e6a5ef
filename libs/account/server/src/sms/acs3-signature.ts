import { createHash, createHmac } from 'node:crypto';

const algorithm = 'ACS3-HMAC-SHA256';

/** RFC 3986, which is stricter than `encodeURIComponent`. */
const encode = (text: string): string =>
  encodeURIComponent(text).replaceAll(/[!'()*]/g, (one) => `%${one.charCodeAt(0).toString(16).toUpperCase()}`);

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');

export interface Acs3Request {
  /** The host, and the port unless it is that of the scheme. */
  host: string;
  action: string;
  version: string;
  query: Readonly<Record<string, string>>;
  now: Date;
  /** Unique for each request. */
  nonce: string;
}

export interface Acs3Key {
  id: string;
  secret: string;
}

/**
 * The path and the headers of a call without a body to an API of Alibaba Cloud in its RPC style, signed by
 * ACS3-HMAC-SHA256 (https://www.alibabacloud.com/help/en/sdk/product-overview/v3-request-structure-and-signature).
 */
export const signAcs3 = (
  { host, action, version, query, now, nonce }: Acs3Request,
  key: Acs3Key,
): { path: string; headers: Record<string, string> } => {
  const canonicalQuery = Object.entries(query)
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([name, value]) => `${encode(name)}=${encode(value)}`)
    .join('&');
  const signed: readonly (readonly [string, string])[] = [
    ['host', host],
    ['x-acs-action', action],
    ['x-acs-content-sha256', sha256('')],
    ['x-acs-credentials-provider', 'static_ak'],
    ['x-acs-date', now.toISOString().replace(/\.\d+Z$/, 'Z')],
    ['x-acs-signature-nonce', nonce],
    ['x-acs-version', version],
  ];
  const names = signed.map(([name]) => name).join(';');
  const lines = signed.map(([name, value]) => `${name}:${value}\n`).join('');
  const canonical = ['POST', '/', canonicalQuery, lines, names, sha256('')].join('\n');
  const signature = createHmac('sha256', key.secret)
    .update(`${algorithm}\n${sha256(canonical)}`)
    .digest('hex');
  return {
    path: `/?${canonicalQuery}`,
    headers: {
      ...Object.fromEntries(signed.filter(([name]) => name !== 'host')),
      accept: 'application/json',
      authorization: `${algorithm} Credential=${key.id},SignedHeaders=${names},Signature=${signature}`,
    },
  };
};
