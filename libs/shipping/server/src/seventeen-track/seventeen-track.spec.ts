import fc from 'fast-check';
import { isStorable } from '@caravan/kernel';
import { trackingStages } from '@caravan/shipping/contract';
import { describe, expect, test } from 'vitest';
import { readPushed, readReport } from './seventeen-track-answers.ts';
import { carrierKeyOf, stageOf } from './seventeen-track-codes.ts';
import { mostKept, trackedNumber } from '@caravan/shipping/port';

const now = new Date('2026-11-26T12:00:00Z');

/** Every sub-status of the documentation of API 2.4. */
const documented: [string, (typeof trackingStages)[number] | null][] = [
  ['NotFound_Other', null],
  ['NotFound_InvalidCode', null],
  ['InfoReceived', 'info_received'],
  ['InTransit_PickedUp', 'picked_up'],
  ['InTransit_Other', null],
  ['InTransit_Departure', 'departed'],
  ['InTransit_Arrival', 'arrived'],
  ['InTransit_CustomsProcessing', 'customs'],
  ['InTransit_CustomsReleased', 'customs_cleared'],
  ['InTransit_CustomsRequiringInformation', 'customs_held'],
  ['Expired_Other', null],
  ['AvailableForPickup_Other', 'pickup'],
  ['OutForDelivery_Other', 'out_for_delivery'],
  ['DeliveryFailure_Other', 'failed_attempt'],
  ['DeliveryFailure_NoBody', 'failed_attempt'],
  ['DeliveryFailure_Security', 'failed_attempt'],
  ['DeliveryFailure_Rejected', 'failed_attempt'],
  ['DeliveryFailure_InvalidAddress', 'failed_attempt'],
  ['Delivered_Other', 'delivered'],
  ['Exception_Other', 'exception'],
  ['Exception_Returning', 'returning'],
  ['Exception_Returned', 'returned'],
  ['Exception_NoBody', 'exception'],
  ['Exception_Security', 'exception'],
  ['Exception_Damage', 'exception'],
  ['Exception_Rejected', 'exception'],
  ['Exception_Delayed', 'exception'],
  ['Exception_Lost', 'exception'],
  ['Exception_Destroyed', 'exception'],
  ['Exception_Cancel', 'exception'],
];

describe('stages', () => {
  test.each(documented)('%s is %s', (subStatus, stage) => {
    expect(stageOf(subStatus, null)).toBe(stage);
  });

  test('each of ours is one of theirs', () => {
    expect(new Set(documented.map(([, stage]) => stage ?? 'none'))).toEqual(new Set([...trackingStages, 'none']));
  });

  test('a sub-status that is not known falls back to the milestone, and never fails', () => {
    expect(stageOf('InTransit_QuantumTunnelling', 'Departure')).toBe('departed');
    const known = new Set<unknown>([...trackingStages, null]);
    const words = fc.oneof(fc.string(), fc.constantFrom('__proto__', 'constructor', 'toString'), fc.constant(null));
    fc.assert(fc.property(words, words, (sub, stage) => known.has(stageOf(sub, stage))));
    expect(stageOf('constructor', '__proto__')).toBeNull();
  });
});

test.each([
  ['DHL', 100001],
  ['dhl  Express', 100001],
  ['DHL Paket', null],
  ['China Post EMS', 3013],
  ['EMS', 3013],
  ['China Post', 3011],
  ['Yanwen', 190012],
  ['YunExpress', 190008],
  ['4PX', 190094],
  ['FedEx', 100003],
  ['UPS', 100002],
  ['SF Express', 100012],
  ['顺丰速运', 100012],
  ['Caravan Line', null],
  ['Systems', null],
])('the key of %s is %s', (carrier, key) => {
  expect(carrierKeyOf(carrier)).toBe(key);
});

test('a number stays the same however often it is written anew', () => {
  expect(trackedNumber(' ee 123 456 789cn ')).toBe('EE123456789CN');
  fc.assert(fc.property(fc.string(), (number) => trackedNumber(trackedNumber(number)) === trackedNumber(number)));
});

describe('answers', () => {
  const time = fc.oneof(
    fc.date({ noInvalidDate: true }).map((at) => at.toISOString()),
    fc.string(),
    fc.constant(null),
    fc.integer(),
  );
  const raw = fc.record(
    {
      time_utc: time,
      time_iso: time,
      time_raw: fc.oneof(fc.anything(), fc.record({ date: fc.string(), time: fc.string(), timezone: fc.string() })),
      description: fc.oneof(fc.string({ unit: 'binary' }), fc.anything()),
      description_translation: fc.oneof(fc.anything(), fc.record({ lang: fc.string(), description: fc.string() })),
      location: fc.oneof(fc.string({ unit: 'binary' }), fc.anything()),
      stage: fc.anything(),
      sub_status: fc.anything(),
    },
    { requiredKeys: [] },
  );

  test('of any shape give events that can be stored, or none', () => {
    fc.assert(
      fc.property(fc.array(fc.oneof(raw, fc.anything())), fc.anything(), (events, lang) => {
        const entry = {
          number: 'X1',
          carrier: 1,
          track_info: { tracking: { providers: [{ provider_lang: lang, events }] } },
        };
        const report = readReport(entry, now);
        expect(report).toMatchObject({ number: 'X1', state: 'followed' });
        if (report?.state !== 'followed') return;
        expect(report.events.length).toBeLessThanOrEqual(mostKept);
        for (const { at, text, place, translation } of report.events) {
          expect(Number.isNaN(at.getTime())).toBe(false);
          expect(text.length).toBeGreaterThan(0);
          for (const words of [text, place, translation?.text ?? '']) expect(isStorable(words)).toBe(true);
        }
      }),
    );
  });

  test('of pushes never fail', () => {
    fc.assert(
      fc.property(fc.anything(), fc.constantFrom('TRACKING_UPDATED', 'TRACKING_STOPPED', 'x'), (data, event) => {
        expect(() => readPushed({ event, data }, now)).not.toThrow();
        expect(() => readPushed(data, now)).not.toThrow();
      }),
    );
  });
});
