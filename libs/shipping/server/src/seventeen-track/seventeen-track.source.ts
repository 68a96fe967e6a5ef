import { createHash, timingSafeEqual } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Clock } from '@caravan/kernel';
import { bodyWithin } from '@caravan/server-core';
import { envelope, numbered, readPushed, readReport, rejection, requestError } from './seventeen-track-answers.ts';
import { carrierKeyOf, carrierRefusals, codes, troubleOf } from './seventeen-track-codes.ts';
import {
  TrackingUnavailable,
  type Registration,
  type TrackedShipment,
  type TrackingReport,
  type TrackingSource,
} from '@caravan/shipping/port';

export interface SeventeenTrackOptions {
  key: string;
  /** A double of the API, for tests. */
  apiBase?: string | undefined;
  clock: Clock;
  /** Milliseconds between two calls: 17TRACK allows three in a second. */
  pause?: number;
  timeout?: number;
}

const api = 'https://api.17track.net';
/** Forty parcels with long histories stay far below it. */
const maxBytes = 8 * 1024 * 1024;

const jsonOf = async (response: Response): Promise<unknown> => {
  const body = await bodyWithin(response, maxBytes).catch(() => {
    throw new TrackingUnavailable('unreachable', 'the answer broke off');
  });
  if (!body) throw new TrackingUnavailable('bad_answer', 'the answer is too long');
  try {
    return JSON.parse(body.toString('utf8'));
  } catch {
    throw new TrackingUnavailable('bad_answer', 'the answer is no JSON');
  }
};

const refuseStatus = ({ status, ok }: Response): void => {
  if (status === 429) throw new TrackingUnavailable('rate', 'status 429');
  if (status === 401 || status === 403) throw new TrackingUnavailable('key', `status ${status}`);
  if (!ok) throw new TrackingUnavailable('unreachable', `status ${status}`);
};

interface Answer {
  accepted: readonly unknown[];
  rejected: readonly { number: string; code: number }[];
}

/** The lists of an answer. Throws if the answer, or a code in it, concerns all packages. */
const answerOf = (json: unknown): Answer => {
  const parsed = envelope.safeParse(json);
  if (!parsed.success) throw new TrackingUnavailable('bad_answer', 'the answer has another shape');
  const { code, data } = parsed.data;
  const errors = (data?.errors ?? []).flatMap((raw) => requestError.safeParse(raw).data?.code ?? []);
  const failed = code === 0 ? errors[0] : (errors.find(troubleOf) ?? errors[0] ?? code);
  if (failed !== undefined) throw new TrackingUnavailable(troubleOf(failed) ?? 'bad_answer', `code ${failed}`);
  const rejected = (data?.rejected ?? []).flatMap((raw) => {
    const entry = rejection.safeParse(raw).data;
    return entry ? [{ number: entry.number, code: entry.error.code }] : [];
  });
  return { accepted: data?.accepted ?? [], rejected };
};

/** Waits so that calls are at least so many milliseconds apart. */
const makePace = (pause: number) => {
  let free = 0;
  return async (signal: AbortSignal | undefined): Promise<void> => {
    const wait = free - performance.now();
    free = Math.max(free, performance.now()) + pause;
    if (wait > 0) await sleep(wait, undefined, signal ? { signal } : {});
  };
};

const headerOf = (header: string | string[] | undefined): string => (typeof header === 'string' ? header.trim() : '');

/**
 * The parcel tracking of 17TRACK, API 2.4 (https://api.17track.net/en/doc). Answers follow its public documentation. An
 * account's key authenticates our calls, and signs its pushes: SHA-256 of the body, a slash and the key, in hexadecimal.
 */
export const seventeenTrack = (options: SeventeenTrackOptions): TrackingSource => {
  const { key, apiBase = api, clock, pause = 350, timeout = 20_000 } = options;
  const pace = makePace(pause);

  const send = async (name: string, body: readonly object[], signal: AbortSignal | undefined): Promise<Response> => {
    const ends = [AbortSignal.timeout(timeout), ...(signal ? [signal] : [])];
    try {
      return await fetch(`${apiBase}/track/v2.4/${name}`, {
        method: 'POST',
        headers: { '17token': key, 'content-type': 'application/json', accept: 'application/json' },
        body: JSON.stringify(body),
        redirect: 'error',
        signal: AbortSignal.any(ends),
      });
    } catch (error) {
      signal?.throwIfAborted();
      // Without the request, which has the key.
      throw new TrackingUnavailable('unreachable', error instanceof Error ? error.name : 'no answer');
    }
  };

  const ask = async (
    name: string,
    shipments: readonly { number: string; carrier: number | null }[],
    signal: AbortSignal | undefined,
  ): Promise<Answer> => {
    await pace(signal);
    const items = shipments.map(({ number, carrier }) => (carrier === null ? { number } : { number, carrier }));
    const response = await send(name, items, signal);
    refuseStatus(response);
    return answerOf(await jsonOf(response));
  };

  const known = ({ number, carrierKey }: TrackedShipment) => ({ number, carrier: carrierKey });

  const registerOnce = async (
    shipments: readonly { number: string; carrier: number | null }[],
    signal: AbortSignal | undefined,
  ): Promise<Registration[]> => {
    const { accepted, rejected } = await ask('register', shipments, signal);
    const taken = accepted.flatMap((raw): Registration[] => {
      const entry = numbered.safeParse(raw).data;
      return entry ? [{ number: entry.number, outcome: 'registered', carrierKey: entry.carrier }] : [];
    });
    const others = rejected.flatMap(({ number, code }): Registration[] => {
      if (code === codes.alreadyRegistered) return [{ number, outcome: 'registered', carrierKey: null }];
      // The other numbers of the batch may have been taken, so this one only waits.
      return troubleOf(code) ? [] : [{ number, outcome: 'refused', code }];
    });
    const short = taken.length ? undefined : rejected.find(({ code }) => troubleOf(code));
    if (short && !others.length) throw new TrackingUnavailable(troubleOf(short.code) ?? 'quota', `code ${short.code}`);
    return [...taken, ...others];
  };

  return {
    name: '17track',
    batch: 40,
    register: async (shipments, signal) => {
      const first = await registerOnce(
        shipments.map(({ number, carrier }) => ({ number, carrier: carrierKeyOf(carrier) })),
        signal,
      );
      const isMisnamed = (one: Registration): boolean => one.outcome === 'refused' && carrierRefusals.has(one.code);
      const misnamed = first.filter(isMisnamed);
      if (!misnamed.length) return first;
      const again = await registerOnce(
        misnamed.map(({ number }) => ({ number, carrier: null })),
        signal,
      );
      return [...first.filter((one) => !isMisnamed(one)), ...again];
    },
    read: async (shipments, signal) => {
      const { accepted, rejected } = await ask('gettrackinfo', shipments.map(known), signal);
      const now = clock();
      return [
        ...accepted.flatMap((raw) => readReport(raw, now) ?? []),
        ...rejected.flatMap(({ number, code }): TrackingReport[] => {
          if (code === codes.notRegistered) return [{ number, carrierKey: null, state: 'unknown' }];
          return code === codes.noInformationYet ? [{ number, carrierKey: null, state: 'followed', events: [] }] : [];
        }),
      ];
    },
    stop: async (shipments, signal) => {
      await ask('stoptrack', shipments.map(known), signal);
    },
    readPush: (bytes, headers) => {
      const expected = createHash('sha256').update(bytes).update(`/${key}`).digest();
      const sign = headerOf(headers['sign']);
      if (!/^[0-9a-f]{64}$/i.test(sign) || !timingSafeEqual(Buffer.from(sign, 'hex'), expected)) return undefined;
      try {
        return readPushed(JSON.parse(bytes.toString('utf8')), clock());
      } catch {
        return null;
      }
    },
  };
};
