import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { TrackedShipment } from '@caravan/shipping/port';
import {
  seventeenTrackDouble,
  trackEntry,
  trackEvent,
  type SeventeenTrackDouble,
} from '../testing/seventeen-track-double.ts';
import { seventeenTrack } from './seventeen-track.source.ts';

const now = new Date('2026-11-26T12:00:00Z');

let double: SeventeenTrackDouble;
beforeAll(async () => {
  double = await seventeenTrackDouble();
});
afterAll(() => double.close());
beforeEach(() => {
  double.parcels.clear();
  double.calls.length = 0;
});

const source = (over: { key?: string; pause?: number; timeout?: number } = {}) =>
  seventeenTrack({ key: double.key, apiBase: double.base, clock: () => now, pause: 0, ...over });

const shipment = (number: string, carrier = 'China Post'): TrackedShipment => ({
  packageNumber: 'PK2611A1B2C3D',
  number,
  carrier,
  carrierKey: null,
});

describe('registration', () => {
  test('names the carrier that we know, and otherwise lets 17TRACK recognise the number', async () => {
    const taken = await source().register([shipment('A1'), shipment('A2', 'DHL'), shipment('A3', 'Caravan Line')]);
    expect(double.calls).toMatchObject([{ name: 'register', carriers: [3011, 100001, undefined] }]);
    expect(taken).toEqual([
      { number: 'A1', outcome: 'registered', carrierKey: 3011 },
      { number: 'A2', outcome: 'registered', carrierKey: 100001 },
      { number: 'A3', outcome: 'registered', carrierKey: 3011 },
    ]);
  });

  test('of a number that 17TRACK knows already counts, without a second credit', async () => {
    const before = double.credits();
    await source().register([shipment('B1')]);
    expect(await source().register([shipment('B1')])).toEqual([
      { number: 'B1', outcome: 'registered', carrierKey: null },
    ]);
    expect(double.credits() - before).toBe(1);
  });

  test('is repeated without the carrier if that one is refused', async () => {
    double.next('register', { each: -18_019_910 });
    const taken = await source().register([shipment('C1', 'UPS')]);
    expect(double.calls.map(({ carriers }) => carriers)).toEqual([[100002], [undefined]]);
    expect(taken).toMatchObject([{ number: 'C1', outcome: 'registered' }]);
  });

  test('tells a refused number from one that only waits for the quota', async () => {
    double.next('register', { each: -18_010_012 });
    expect(await source().register([shipment('D1')])).toEqual([
      { number: 'D1', outcome: 'refused', code: -18_010_012 },
    ]);
    double.next('register', { each: -18_019_908 });
    await expect(source().register([shipment('D2')])).rejects.toMatchObject({ trouble: 'quota' });
  });
});

describe('trouble', () => {
  test.each([
    ['rate', { status: 429 }],
    ['key', { status: 401 }],
    ['unreachable', { status: 503 }],
    ['key', { code: -18_010_002 }],
    ['key', { code: -18_010_001 }],
    ['quota', { code: -18_019_907 }],
    ['unreachable', { code: -18_010_003 }],
    ['bad_answer', { code: -18_010_014 }],
    ['bad_answer', { body: '<html>' }],
    ['bad_answer', { body: '[]' }],
    ['bad_answer', { body: '{"code":"0"}' }],
    ['bad_answer', { body: `"${'x'.repeat(9 * 1024 * 1024)}"` }],
  ] as const)('%s after %j', async (trouble, mishap) => {
    double.next('gettrackinfo', mishap);
    await expect(source().read([shipment('T1')])).rejects.toMatchObject({ name: 'TrackingUnavailable', trouble });
  });

  test('a wrong key, silence and a closed port are named without the key', async () => {
    const wrong = source({ key: 'wrong-key' });
    await expect(wrong.read([shipment('T1')])).rejects.toMatchObject({ trouble: 'key' });
    double.next('gettrackinfo', 'hang');
    const failure: unknown = await source({ timeout: 50 })
      .read([shipment('T1')])
      .catch((error: unknown) => error);
    expect(failure).toMatchObject({ trouble: 'unreachable' });
    expect(String(failure)).not.toContain(double.key);
    const closed = seventeenTrack({ key: 'k', apiBase: 'http://127.0.0.1:9', clock: () => now, pause: 0 });
    await expect(closed.stop([shipment('T1')])).rejects.toMatchObject({ trouble: 'unreachable' });
  });
});

test('calls are at least the pause apart, also those that begin together', async () => {
  const paced = source({ pause: 60 });
  await Promise.all([1, 2, 3, 4].map(() => paced.stop([shipment('P1')])));
  const times = double.calls.map(({ at }) => at).sort((one, other) => one - other);
  // The calls arrive through sockets that delay one more than another, so the whole is measured, not each gap.
  expect((times[3] ?? 0) - (times[0] ?? 0)).toBeGreaterThan(120);
});

describe('reading', () => {
  const read = async (events: object[]) => {
    double.parcels.set('R1', { carrier: 3011, stopped: false, events });
    const [report] = await source().read([shipment('R1')]);
    return report?.state === 'followed' ? report.events : [];
  };

  test('gives stage, place, words and translation, newest first', async () => {
    const events = await read([
      trackEvent({
        at: '2026-11-20T08:00:00Z',
        subStatus: 'InTransit_PickedUp',
        text: 'Objeto postado',
        place: 'SAO PAULO',
      }),
      trackEvent({
        at: '2026-11-22T08:00:00Z',
        subStatus: 'OutForDelivery_Other',
        text: 'Saiu para entrega',
        translation: { lang: 'en', description: 'Out for delivery' },
      }),
    ]);
    expect(events).toMatchObject([
      {
        at: new Date('2026-11-22T08:00:00Z'),
        zoned: true,
        stage: 'out_for_delivery',
        text: 'Saiu para entrega',
        lang: null,
        translation: { lang: 'en', text: 'Out for delivery' },
      },
      { stage: 'picked_up', place: 'SAO PAULO', text: 'Objeto postado', translation: null },
    ]);
  });

  test('a delivery without a time zone keeps the time of the place', async () => {
    const raw = { date: '2026-11-25', time: '14:23:00', timezone: null };
    const [event] = await read([
      { ...trackEvent({ at: '', subStatus: 'Delivered_Other' }), time_iso: null, time_utc: null, time_raw: raw },
    ]);
    expect(event).toMatchObject({ at: new Date('2026-11-25T14:23:00Z'), zoned: false, stage: 'delivered' });
  });

  test('the carrier’s clock counts where the service reckoned UTC otherwise', async () => {
    const at = { time_iso: '2026-11-20T14:40:00+05:30', time_utc: '2026-11-20T09:40:00Z' };
    const [event] = await read([{ ...trackEvent({ at: '2026-11-20T09:40:00Z' }), ...at }]);
    expect(event).toMatchObject({ at: new Date('2026-11-20T09:10:00Z'), zoned: true });
    const [without] = await read([{ ...trackEvent({ at: '2026-11-20T09:40:00Z' }), time_iso: '2026-11-20T14:40:00' }]);
    expect(without).toMatchObject({ at: new Date('2026-11-20T09:40:00Z'), zoned: true });
  });

  test.each([
    ['InTransit', null],
    ['AvailableForPickup', null],
    ['Delivered', 'delivered'],
    ['Exception', 'delivered'],
    ['SomethingNew', 'delivered'],
  ])('a delivery by one carrier of a parcel that is %s has the stage %s', async (status, stage) => {
    const given = trackEvent({ at: '2026-11-20T08:00:00Z', subStatus: 'Delivered_Other', text: 'Given to a partner' });
    double.parcels.set('R4', { carrier: 190008, stopped: false, events: [given], status });
    const [report] = await source().read([shipment('R4')]);
    expect(report).toMatchObject({ events: [{ text: 'Given to a partner', stage }] });
  });

  test('leaves out what is damaged, far ahead, very old or without a time, and keeps the rest', async () => {
    const good = trackEvent({ at: '2026-11-22T08:00:00Z', text: 'Good' });
    const events = await read([
      good,
      trackEvent({ at: '2027-11-22T08:00:00Z' }),
      trackEvent({ at: '2019-11-22T08:00:00Z' }),
      { ...good, description: 7 },
      { ...good, description: ' <br> ' },
      { ...good, time_utc: '2026-11-22T08:00:00', time_iso: 'yesterday', time_raw: null },
      { ...good, time_utc: 5, time_iso: {}, time_raw: 'x' },
      Object.create(null) as object,
      [1] as object,
    ]);
    expect(events.map(({ text }) => text)).toEqual(['Good']);
  });

  test('mark-up becomes text, and long words are cut', async () => {
    const [event] = await read([
      trackEvent({
        at: '2026-11-22T08:00:00Z',
        text: `<b onclick="x()">Delivered</b><br/>\u0000\u202eto <script>alert(1)</script> ${'é'.repeat(5_000)}`,
        place: 'p'.repeat(5_000),
      }),
    ]);
    expect(event?.text.startsWith('Delivered to alert(1) ééé')).toBe(true);
    expect([event?.text.length, event?.place.length]).toEqual([300, 100]);
  });

  test('of ten thousand events the newest 200 of the first 2,000 are kept', async () => {
    const all = Array.from({ length: 10_000 }, (_, index) =>
      trackEvent({ at: new Date(now.getTime() - index * 60_000).toISOString(), text: `Event ${index}` }),
    );
    const events = await read(all);
    expect(events).toHaveLength(200);
    expect(events[0]?.text).toBe('Event 0');
  });

  test('an unknown number, and one without information yet', async () => {
    double.parcels.set('R2', { carrier: 3011, stopped: false, events: [] });
    expect(await source().read([shipment('R2'), shipment('R3')])).toEqual([
      { number: 'R2', carrierKey: null, state: 'followed', events: [] },
      { number: 'R3', carrierKey: null, state: 'unknown' },
    ]);
  });
});

describe('a push', () => {
  const pushed = (bytes: Buffer, sign: string | string[] | undefined) => source().readPush?.(bytes, { sign });

  test('counts with the signature of its very bytes', () => {
    const { bytes, sign } = double.push('PUSH1');
    expect(pushed(bytes, sign)).toMatchObject({ number: 'PUSH1', state: 'followed' });
    expect(pushed(bytes, sign.toUpperCase())).toMatchObject({ number: 'PUSH1' });
    for (const wrong of [undefined, '', sign.slice(1), `${sign}0`, [sign, sign], 'z'.repeat(64), '0'.repeat(64)])
      expect(pushed(bytes, wrong)).toBeUndefined();
    const changed = Buffer.from(bytes);
    changed[10] = (changed[10] ?? 0) ^ 1;
    expect(pushed(changed, sign)).toBeUndefined();
  });

  test.each(['no json', '[]', '{"event":"OTHER","data":{}}', '{"event":"TRACKING_UPDATED"}', '\u0000'])(
    'with the body %s carries nothing',
    (body) => {
      const bytes = Buffer.from(body);
      expect(pushed(bytes, double.sign(bytes))).toBeNull();
    },
  );

  test('says that a number is not followed any more', () => {
    const { bytes, sign } = double.push('PUSH2', 'TRACKING_STOPPED');
    expect(pushed(bytes, sign)).toEqual({ number: 'PUSH2', carrierKey: 3011, state: 'stopped' });
  });

  test('may have a carrier as text, or an unknown one', () => {
    for (const [carrier, carrierKey] of [
      ['3011', 3011],
      [0, null],
      [null, null],
      ['x', null],
    ] as const) {
      const data = { ...trackEntry('PUSH3', { carrier: 1, events: [] }), carrier };
      const bytes = Buffer.from(JSON.stringify({ event: 'TRACKING_UPDATED', data }));
      expect(pushed(bytes, double.sign(bytes))).toMatchObject({ number: 'PUSH3', carrierKey });
    }
  });
});
