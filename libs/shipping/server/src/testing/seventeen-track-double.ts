import { createHash } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { z } from '@caravan/kernel/zod';

/** How the next call fails: a status, a code for all numbers, a code for each number, or an answer that is none. */
export type TrackMishap = { status: number } | { code: number } | { each: number } | { body: string } | 'hang';

export interface DoubleParcel {
  carrier: number;
  stopped: boolean;
  events: object[];
  /** The status of the parcel; the default is that of its latest event. */
  status?: string;
}

/**
 * The part of 17TRACK's API 2.4 that we use, in memory. Its answers follow the vendor's public documentation and the shapes of
 * public clients; they were not recorded from the service.
 */
export interface SeventeenTrackDouble {
  base: string;
  key: string;
  parcels: Map<string, DoubleParcel>;
  /** The numbers of each call. */
  calls: { name: string; numbers: string[]; carriers: (number | undefined)[]; at: number }[];
  /** How many numbers were registered, for which an account pays. */
  credits: () => number;
  next: (name: string, ...mishaps: TrackMishap[]) => void;
  /** Runs before the next call of this name is answered. */
  before: (name: string, work: () => Promise<unknown>) => void;
  /** The bytes and the header of a push. */
  push: (number: string, event?: string) => { bytes: Buffer; sign: string };
  sign: (bytes: Buffer) => string;
  close: () => Promise<void>;
}

export interface EventFacts {
  at: string;
  text?: string;
  subStatus?: string;
  stage?: string | null;
  place?: string;
  translation?: { lang: string; description: string } | null;
}

/** An event with all documented fields. */
export const trackEvent = ({
  at,
  text = 'Arrived at destination',
  subStatus = 'InTransit_Other',
  stage = null,
  place = 'LOS ANGELES, US',
  translation = null,
}: EventFacts): object => ({
  time_iso: at,
  time_utc: at,
  time_raw: { date: at.slice(0, 10), time: at.slice(11, 19), timezone: '+00:00' },
  description: text,
  description_translation: translation,
  location: place,
  stage,
  sub_status: subStatus,
  address: {
    country: 'US',
    state: null,
    city: null,
    street: null,
    postal_code: null,
    coordinates: { longitude: null, latitude: null },
  },
});

const asked = z.array(z.object({ number: z.string(), carrier: z.number().optional() }));

const timedEvent = z
  .object({
    time_utc: z.string().nullish(),
    time_raw: z.looseObject({ date: z.string() }).nullish(),
    sub_status: z.string(),
  })
  .transform(({ time_utc, time_raw, sub_status }) => ({ at: time_utc ?? time_raw?.date ?? '', sub_status }));

/** The sub-status of the latest event. */
const latestOf = (events: readonly object[]): string =>
  events
    .flatMap((event) => timedEvent.safeParse(event).data ?? [])
    .sort((one, other) => other.at.localeCompare(one.at))[0]?.sub_status ?? 'NotFound_Other';

/** An entry of `gettrackinfo`, which pushes carry, too. */
export const trackEntry = (
  number: string,
  { carrier, events, status }: Pick<DoubleParcel, 'carrier' | 'events' | 'status'>,
): object => ({
  number,
  carrier,
  param: null,
  tag: null,
  lang: null,
  track_info: {
    latest_status: {
      status: status ?? latestOf(events).split('_')[0],
      sub_status: status ? `${status}_Other` : latestOf(events),
      sub_status_descr: null,
    },
    latest_event: events[0] ?? null,
    milestone: [],
    tracking: {
      providers_hash: 1,
      providers: [
        {
          provider: { key: carrier, name: 'Carrier', alias: 'Carrier', tel: null, homepage: '', country: 'CN' },
          service_type: null,
          provider_tips: null,
          latest_sync_status: 'Success',
          latest_sync_time: '2026-11-22T08:00:00Z',
          provider_lang: null,
          events_hash: 1,
          events,
        },
      ],
    },
  },
});

const rejectionOf = (number: string, carrier: number, code: number) => ({
  number,
  carrier: String(carrier),
  error: { code, message: `The tracking number '${number}' is refused.` },
});

const readBody = async (request: IncomingMessage): Promise<string> => {
  let text = '';
  for await (const chunk of request) text += String(chunk);
  return text;
};

const send = (response: ServerResponse, status: number, body: string): void => {
  response.writeHead(status, { 'content-type': 'application/json' }).end(body);
};

export const seventeenTrackDouble = async (): Promise<SeventeenTrackDouble> => {
  const key = '0123456789ABCDEF0123456789ABCDEF';
  const parcels: SeventeenTrackDouble['parcels'] = new Map();
  const calls: SeventeenTrackDouble['calls'] = [];
  const mishaps: { name: string; mishap: TrackMishap }[] = [];
  const meanwhile: { name: string; work: () => Promise<unknown> }[] = [];
  let credits = 0;
  const sign = (bytes: Buffer) =>
    createHash('sha256')
      .update(`${bytes.toString('utf8')}/${key}`)
      .digest('hex');

  const perform: Record<string, (number: string, carrier: number | undefined) => object | number> = {
    register(number, carrier = 3011) {
      if (parcels.has(number)) return -18_019_901;
      credits += 1;
      parcels.set(number, { carrier, stopped: false, events: [] });
      return { origin: 1, number, carrier, email: null, tag: null, lang: null };
    },
    gettrackinfo(number) {
      const parcel = parcels.get(number);
      if (!parcel) return -18_019_902;
      return parcel.events.length ? trackEntry(number, parcel) : -18_019_909;
    },
    stoptrack(number) {
      const parcel = parcels.get(number);
      if (!parcel || parcel.stopped) return -18_019_906;
      parcel.stopped = true;
      return { number, carrier: parcel.carrier };
    },
  };

  const fault = (name: string): TrackMishap | undefined => {
    const due = mishaps.findIndex((one) => one.name === name);
    return due < 0 ? undefined : mishaps.splice(due, 1)[0]?.mishap;
  };

  const answer = (response: ServerResponse, name: string, items: z.infer<typeof asked>, mishap?: TrackMishap): void => {
    if (mishap === 'hang') return;
    if (mishap && 'status' in mishap) return send(response, mishap.status, '{}');
    if (mishap && 'body' in mishap) return send(response, 200, mishap.body);
    if (mishap && 'code' in mishap)
      return send(response, 200, JSON.stringify({ code: mishap.code, data: { errors: [{ code: mishap.code }] } }));
    const accepted: object[] = [];
    const rejected: object[] = [];
    for (const { number, carrier } of items) {
      const result = mishap ? mishap.each : perform[name]?.(number, carrier);
      if (typeof result === 'object') accepted.push(result);
      else rejected.push(rejectionOf(number, carrier ?? 0, result ?? -18_010_011));
    }
    send(response, 200, JSON.stringify({ code: 0, data: { accepted, rejected } }));
  };

  const handle = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const name = request.url?.replace('/track/v2.4/', '') ?? '';
    if (request.method !== 'POST' || request.headers['17token'] !== key)
      return send(response, 200, JSON.stringify({ code: -18_010_002, data: { errors: [{ code: -18_010_002 }] } }));
    const items = asked.parse(JSON.parse(await readBody(request)));
    calls.push({
      name,
      numbers: items.map(({ number }) => number),
      carriers: items.map(({ carrier }) => carrier),
      at: performance.now(),
    });
    const due = meanwhile.findIndex((one) => one.name === name);
    if (due >= 0) await meanwhile.splice(due, 1)[0]?.work();
    answer(response, name, items, fault(name));
  };

  const server = createServer((request, response) => void handle(request, response));
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  return {
    base: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    key,
    parcels,
    calls,
    credits: () => credits,
    next: (name, ...planned) => mishaps.push(...planned.map((mishap) => ({ name, mishap }))),
    before: (name, work) => void meanwhile.push({ name, work }),
    push(number, event = 'TRACKING_UPDATED') {
      const parcel = parcels.get(number) ?? { carrier: 3011, events: [] };
      const data =
        event === 'TRACKING_STOPPED'
          ? { number, carrier: parcel.carrier, param: null, tag: '' }
          : trackEntry(number, parcel);
      const bytes = Buffer.from(JSON.stringify({ event, data }));
      return { bytes, sign: sign(bytes) };
    },
    sign,
    async close() {
      server.closeAllConnections();
      await new Promise((closed) => server.close(closed));
    },
  };
};
