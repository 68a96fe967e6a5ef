import type { LabelFormat } from '@caravan/carriers/contract';
import { bodyWithin, unsentCode } from '@caravan/server-core';
import { CarrierUnavailable } from '../ports/carrier.ts';

export interface CarrierHttpOptions {
  base: string;
  headers: Readonly<Record<string, string>>;
  /** Milliseconds for one request: carriers behind the services are slow. */
  timeout: number;
}

export interface CarrierAnswer {
  status: number;
  /** Undefined if the body is no JSON. */
  json: unknown;
}

/** A shipment with the prices of all carriers stays far below it. */
const mostJsonBytes = 4 * 1024 * 1024;
const mostFileBytes = 8 * 1024 * 1024;

/** Undefined if the body is longer, or breaks off. */
const bytesOf = (response: Response, most: number): Promise<Buffer | undefined> =>
  bodyWithin(response, most).catch(() => undefined);

const parsed = (bytes: Buffer): unknown => {
  try {
    return JSON.parse(bytes.toString('utf8'));
  } catch {
    return undefined;
  }
};

/** Labels are known by their first bytes; services name their types differently. */
const marks: Readonly<Record<LabelFormat, RegExp>> = { png: /^\x89PNG/, pdf: /^%PDF-/, zpl: /^\s*(?:\^XA|~|\^)/ };

/** Calls of a carrier service, with limits of time and size. */
export const carrierHttp = ({ base, headers, timeout }: CarrierHttpOptions) => {
  const endsOf = (signal: AbortSignal | undefined): AbortSignal =>
    AbortSignal.any([AbortSignal.timeout(timeout), ...(signal ? [signal] : [])]);

  /** `lost` if the request may have arrived and there is no answer; throws if it certainly did not. */
  const call = async (
    method: 'GET' | 'POST',
    path: string,
    body: object | undefined,
    signal: AbortSignal | undefined,
  ): Promise<CarrierAnswer | 'lost'> => {
    if (signal?.aborted) throw new CarrierUnavailable('unreachable', 'the run was stopped before it began');
    try {
      const response = await fetch(base + path, {
        method,
        headers: { ...headers, accept: 'application/json', ...(body && { 'content-type': 'application/json' }) },
        ...(body && { body: JSON.stringify(body) }),
        redirect: 'error',
        signal: endsOf(signal),
      });
      const bytes = await bytesOf(response, mostJsonBytes);
      return bytes ? { status: response.status, json: parsed(bytes) } : 'lost';
    } catch (error) {
      const code = unsentCode(error);
      // Without the request, which has the key and names the recipient.
      if (code !== undefined) throw new CarrierUnavailable('unreachable', code);
      return 'lost';
    }
  };

  /** The same for calls that may be repeated: without an answer the service counts as unreachable. */
  const ask = async (
    method: 'GET' | 'POST',
    path: string,
    body?: object,
    signal?: AbortSignal,
  ): Promise<CarrierAnswer> => {
    const answer = await call(method, path, body, signal);
    if (answer === 'lost') throw new CarrierUnavailable('unreachable', 'no answer');
    return answer;
  };

  /** Fetches a label from the address that the service named. The key does not go there. */
  const file = async (address: string, format: LabelFormat, signal?: AbortSignal): Promise<Uint8Array> => {
    const url = URL.parse(address);
    // A double of the service, in tests, has its files beside its calls.
    const isAllowed = url && (url.protocol === 'https:' || url.origin === new URL(base).origin);
    if (!isAllowed) throw new CarrierUnavailable('bad_answer', 'the label has no https address');
    let bytes: Buffer | undefined;
    try {
      const response = await fetch(url, { redirect: 'error', signal: endsOf(signal) });
      bytes = response.ok ? await bytesOf(response, mostFileBytes) : undefined;
    } catch {
      throw new CarrierUnavailable('unreachable', 'the label could not be fetched');
    }
    if (!bytes) throw new CarrierUnavailable('unreachable', 'the label could not be fetched');
    if (!marks[format].test(bytes.subarray(0, 16).toString('latin1')))
      throw new CarrierUnavailable('bad_answer', `the label is no ${format}`);
    return bytes;
  };

  return { call, ask, file };
};

/** Refuses answers that concern all parcels. */
export const refuseTrouble = ({ status }: CarrierAnswer): void => {
  if (status === 401 || status === 403) throw new CarrierUnavailable('key', `status ${status}`);
  if (status === 402) throw new CarrierUnavailable('money', 'status 402');
  if (status === 429) throw new CarrierUnavailable('rate', 'status 429');
  if (status >= 500 || status === 408) throw new CarrierUnavailable('unreachable', `status ${status}`);
};

/** An amount such as `5.93` in hundredths, rounded up; undefined for any other text. */
export const hundredthsOf = (written: string): number | undefined => {
  const parts = /^(\d{1,9})(?:\.(\d{1,2})(\d*))?$/.exec(written);
  if (!parts) return undefined;
  const [, whole = '0', cents = '', rest = ''] = parts;
  return Number(whole) * 100 + Number(cents.padEnd(2, '0')) + (/[1-9]/.test(rest) ? 1 : 0);
};
