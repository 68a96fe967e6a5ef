import type { CarrierTrouble } from '@caravan/carriers/contract';
import {
  isOfOurTime,
  newestEvents,
  plainWords,
  trackedNumber,
  TrackingUnavailable,
  type CarrierEvent,
  type TrackingReport,
  type TrackingSource,
  type TrackingTrouble,
} from '@caravan/shipping/port';
import type { CarriersContext } from '../carriers-context.ts';
import { soldLabels } from '../labels/label.repo.ts';
import { labelOfService } from '../labels/label-calls.ts';
import { CarrierUnavailable, type Carrier, type CarrierScan } from '../ports/carrier.ts';

/** Of one run in ten minutes. Each package is asked about every six hours, so some 7,000 can be on their way. */
const mostReads = 200;

const troubles: Readonly<Record<CarrierTrouble, TrackingTrouble>> = {
  unreachable: 'unreachable',
  rate: 'rate',
  key: 'key',
  money: 'quota',
  bad_answer: 'bad_answer',
};

const eventsOf = (scans: readonly CarrierScan[], now: Date): CarrierEvent[] =>
  newestEvents(
    scans.flatMap(({ at, zoned, stage, place, text }): CarrierEvent[] => {
      const written = plainWords(text, 300);
      if (!written || !isOfOurTime(at, now)) return [];
      return [{ at, zoned, stage, place: plainWords(place, 100), text: written, lang: null, translation: null }];
    }),
  );

type Tracking = Pick<CarriersContext, 'clock' | 'db' | 'log'>;

/**
 * A service that sold labels, as the source of what carriers report about their parcels. It knows them since the purchase,
 * so nothing is registered and nothing stopped.
 */
export const carrierTracking = ({ db, clock, log }: Tracking, carrier: Carrier): TrackingSource => {
  const { name, readPush } = carrier;
  const reportOf = (number: string, scans: readonly CarrierScan[]): TrackingReport => ({
    number: trackedNumber(number),
    carrierKey: null,
    state: 'followed',
    events: eventsOf(scans, clock()),
  });

  const ask = async (packageNumber: string, number: string, signal?: AbortSignal): Promise<TrackingReport[]> => {
    const [label] = await soldLabels(db, name, [packageNumber]);
    if (!label?.trackingNumber || trackedNumber(label.trackingNumber) !== number) return [];
    const { trackingNumber } = label;
    try {
      return [reportOf(number, await carrier.track({ ...labelOfService(label), trackingNumber }, signal))];
    } catch (error) {
      signal?.throwIfAborted();
      if (!(error instanceof CarrierUnavailable)) throw error;
      if (error.trouble !== 'bad_answer') throw new TrackingUnavailable(troubles[error.trouble], error.message);
      // It concerns this parcel alone: the others are asked about.
      log.warn({ service: name, packageNumber }, error.message);
      return [];
    }
  };

  return {
    name,
    batch: 1,
    mostReads,
    async ownOf(tx, shipped) {
      const numbers = new Map(shipped.map(({ number, trackingNumber }) => [number, trackedNumber(trackingNumber)]));
      const labels = await soldLabels(tx, name, [...numbers.keys()]);
      const own = labels.filter(
        ({ packageNumber, trackingNumber }) =>
          trackingNumber !== null && numbers.get(packageNumber) === trackedNumber(trackingNumber),
      );
      return new Set(own.map(({ packageNumber }) => packageNumber));
    },
    register: async (shipments) =>
      shipments.map(({ number }) => ({ number, outcome: 'registered', carrierKey: null }) as const),
    read: async (shipments, signal) => {
      const reports = [];
      for (const { packageNumber, number } of shipments) reports.push(...(await ask(packageNumber, number, signal)));
      return reports;
    },
    stop: async () => undefined,
    ...(readPush && {
      readPush: (bytes, headers) => {
        const pushed = readPush(bytes, headers);
        return pushed && reportOf(pushed.trackingNumber, pushed.scans);
      },
    }),
  };
};
