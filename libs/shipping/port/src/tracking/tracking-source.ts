import { hour } from '@caravan/kernel';
import { listPort, type Database } from '@caravan/server-core';
import type { TrackingStage } from '@caravan/shipping/contract';

/** A tracking event of a carrier. */
export interface CarrierEvent {
  at: Date;
  /** False if the carrier named no time zone: `at` has the date and the time of day of the place, as if it were UTC. */
  zoned: boolean;
  /** Null if none of our stages describes it. */
  stage: TrackingStage | null;
  place: string;
  /** The carrier's own words, as plain text. */
  text: string;
  /** Their language (BCP 47); null if unknown. */
  lang: string | null;
  /** The same in another language, by the service. */
  translation: { text: string; lang: string } | null;
}

/** A package as a tracking service knows it. */
export interface TrackedShipment {
  /** The number of the package; of several with one tracking number, one of them. */
  packageNumber: string;
  /** The carrier as staff wrote it, such as `China Post EMS`. */
  carrier: string;
  /** The tracking number as `trackedNumber` writes it. */
  number: string;
  /** The service's own key of the carrier, from its answer to the registration. */
  carrierKey: number | null;
}

/** A package on its way, as staff recorded it. */
export interface ShippedPackage {
  number: string;
  carrier: string;
  trackingNumber: string;
}

/** Outcome of the registration of one number. A number that is missing was not worked on. */
export type Registration =
  | { number: string; outcome: 'registered'; carrierKey: number | null }
  | { number: string; outcome: 'refused'; code: number };

/** A service's answer about one number. */
export type TrackingReport =
  /** All events that it knows, in any order. */
  | { number: string; carrierKey: number | null; state: 'followed'; events: readonly CarrierEvent[] }
  /** It was never told about the number, or has forgotten it. */
  | { number: string; carrierKey: number | null; state: 'unknown' }
  /** It does not follow the number any more. */
  | { number: string; carrierKey: number | null; state: 'stopped' };

/** A reason for which a service works for none of our packages now. */
export type TrackingTrouble = 'rate' | 'quota' | 'key' | 'unreachable' | 'bad_answer';

/** The service does not work for us now. Work ends for this time and goes on at the next one; nothing is lost. */
export class TrackingUnavailable extends Error {
  override readonly name = 'TrackingUnavailable';
  readonly trouble: TrackingTrouble;

  constructor(trouble: TrackingTrouble, detail: string) {
    super(`the tracking service does not work for us (${trouble}): ${detail}`);
    this.trouble = trouble;
  }
}

/**
 * A service that follows parcels of many carriers. It is told about each number once, can be asked about many at a
 * time, and may push what it learns. Staff can record the same events by hand.
 */
export interface TrackingSource {
  /** The name that is stored with its events, and the last part of the address of its pushes. */
  name: string;
  /** The most shipments of one call. */
  batch: number;
  /** The most questions of one run of the job; without it, a run asks about everything that is due. */
  mostReads?: number;
  /**
   * Those of these packages that are its own, because it sold their labels: it follows them before any other service, and
   * no others. A service without it follows whatever is nobody's own.
   */
  ownOf?: (db: Database, shipments: readonly ShippedPackage[]) => Promise<ReadonlySet<string>>;
  /**
   * Tells it about numbers. A number that it knows already counts as registered.
   *
   * @throws TrackingUnavailable
   */
  register: (shipments: readonly TrackedShipment[], signal?: AbortSignal) => Promise<readonly Registration[]>;
  /**
   * Asks about numbers that it was told about.
   *
   * @throws TrackingUnavailable
   */
  read: (shipments: readonly TrackedShipment[], signal?: AbortSignal) => Promise<readonly TrackingReport[]>;
  /**
   * Ends the following of numbers. One that it does not follow is no failure.
   *
   * @throws TrackingUnavailable
   */
  stop: (shipments: readonly TrackedShipment[], signal?: AbortSignal) => Promise<void>;
  /**
   * Reads a push from its original bytes: the report that it carries, or null if it carries none that we know. Undefined
   * if the service has not signed it.
   */
  readPush?: (
    bytes: Buffer,
    headers: Readonly<Record<string, string | string[] | undefined>>,
  ) => TrackingReport | null | undefined;
}

/** All services of the configuration. Each package is followed by one of them. */
export const trackingSourcesPort = listPort<TrackingSource>('TrackingSource');

/** A tracking number as carriers print it: in capital letters, without spaces. Staff may have copied it otherwise. */
export const trackedNumber = (number: string): string => number.replaceAll(/\s/gu, '').toUpperCase();

/** The greatest difference between the time of a place and UTC. */
export const greatestOffset = 14 * hour;
