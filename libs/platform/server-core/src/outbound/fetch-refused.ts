export type RefusalReason = 'address' | 'redirects' | 'time' | 'size' | 'headers' | 'type' | 'network' | 'busy';

/** Nothing was fetched. `reason` is the violated rule or the failure. */
export class FetchRefused extends Error {
  override readonly name = 'FetchRefused';
  readonly reason: RefusalReason;
  constructor(reason: RefusalReason, options?: ErrorOptions) {
    super(`not fetched: ${reason}`, options);
    this.reason = reason;
  }
}

/** The refusal of the guarded connector in undici's error, or the failure that the error means. */
export const asFetchRefused = (error: unknown, signal: AbortSignal): FetchRefused => {
  for (let cause: unknown = error; cause instanceof Error; cause = cause.cause)
    if (cause instanceof FetchRefused) return cause;
  if (signal.aborted) return new FetchRefused('time', { cause: error });
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  if (/HEADERS_OVERFLOW|HPE_HEADER_OVERFLOW/.test(code)) return new FetchRefused('headers', { cause: error });
  return new FetchRefused(/TIMEOUT/.test(code) ? 'time' : 'network', { cause: error });
};
