import { lastStages, type TrackingStage } from '@caravan/shipping/contract';
import { greatestOffset } from '@caravan/shipping/port';

/** The order of a journey depends on these. */
export interface JourneyPoint {
  at: Date;
  zoned: boolean;
  stage: TrackingStage | null;
}

const isLastStage = (stage: TrackingStage | null): boolean =>
  stage !== null && (lastStages as readonly TrackingStage[]).includes(stage);

/**
 * Events latest first. A delivery without a time zone may seem hours earlier than what led to it, so it comes after
 * everything that can be explained by the zone.
 */
export const latestFirst = <Point extends JourneyPoint>(events: readonly Point[]): Point[] => {
  const sorted = [...events].sort((one, other) => other.at.getTime() - one.at.getTime());
  const newest = sorted[0]?.at.getTime() ?? 0;
  const isEnd = ({ at, zoned, stage }: Point): boolean =>
    !zoned && isLastStage(stage) && newest - at.getTime() <= greatestOffset;
  return [...sorted.filter(isEnd), ...sorted.filter((event) => !isEnd(event))];
};

/** A page shows these of an event, besides its time. */
interface Scan {
  zoned: boolean;
  at: Date;
  place: string;
  text: string;
}

/**
 * Events without those that the service repeated with a time zone, after it had reported them without one: their time is
 * another, so both are stored.
 */
export const withoutRepeats = <Event extends Scan>(events: readonly Event[]): Event[] => {
  const isRepeat = (zoned: Scan, { at, place, text }: Scan): boolean =>
    zoned.zoned &&
    zoned.text === text &&
    zoned.place === place &&
    Math.abs(zoned.at.getTime() - at.getTime()) <= greatestOffset;
  return events.filter((event) => event.zoned || !events.some((other) => isRepeat(other, event)));
};

/** Whether the latest stage ends the journey. */
export const isJourneyOver = (events: readonly JourneyPoint[]): boolean =>
  isLastStage(latestFirst(events).find(({ stage }) => stage !== null)?.stage ?? null);
