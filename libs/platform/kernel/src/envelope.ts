/** Every JSON answer (specification 22.3): `code` is 200 or the HTTP status of the failure. */
export interface Envelope<T = unknown> {
  code: number;
  message: string;
  data: T;
}

/** `data` of a failure; clients branch on `reason`. */
export interface FailureBody {
  reason: string;
  /** Field name → message in the caller's language. */
  fields?: Record<string, string>;
  [key: string]: unknown;
}

/** The envelope of an answer that succeeded. */
export const ok = <T>(data: T): Envelope<T> => ({ code: 200, message: 'OK', data });

/** Whether a value has the form of our answers; a proxy on the way may answer otherwise. */
export const isEnvelope = (value: unknown): value is Envelope =>
  typeof value === 'object' &&
  value !== null &&
  typeof (value as Envelope).code === 'number' &&
  typeof (value as Envelope).message === 'string' &&
  'data' in value;
