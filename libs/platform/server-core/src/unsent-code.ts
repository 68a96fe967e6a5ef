/** There is no connection. Any other failure leaves open whether a request arrived. */
const unsent: ReadonlySet<unknown> = new Set([
  'ECONNREFUSED',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'UND_ERR_CONNECT_TIMEOUT',
  'CERT_HAS_EXPIRED',
  'ERR_TLS_CERT_ALTNAME_INVALID',
  'DEPTH_ZERO_SELF_SIGNED_CERT',
]);

/**
 * The code of an error of `fetch` whose request certainly has not left, such as `ECONNREFUSED`; undefined for any other
 * error, after which the request may have arrived and must not be sent again unseen.
 */
export const unsentCode = (error: unknown): string | undefined => {
  const cause = error instanceof Error ? error.cause : undefined;
  const first = cause instanceof AggregateError ? (cause.errors as readonly unknown[])[0] : cause;
  const code = first instanceof Error && 'code' in first ? first.code : undefined;
  return unsent.has(code) ? String(code) : undefined;
};
