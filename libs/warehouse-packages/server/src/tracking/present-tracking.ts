import { isoOrNull, type Language } from '@caravan/kernel';
import type { Parcel, PublicTracking, StaffPackage, TrackingEvent } from '@caravan/warehouse-packages/contract';
import type { WholePackage } from '../packages/whole-package.repo.ts';
import type { TrackingEventRow } from './tracking-event.table.ts';
import { arrivalOf, dispatchBy, type TimedPackage } from '../packages/quotes/delivery-times.ts';
import { trackingUrl } from '@caravan/shipping/port';

/** In the reader's language if the service translates into it, otherwise as the carrier wrote it. */
const presentEvent = (event: TrackingEventRow, language: Language): TrackingEvent => {
  const { at, zoned, stage, place, text, lang, translation, translationLang } = event;
  const isRead = translation !== null && translationLang?.split('-')[0]?.toLowerCase() === language;
  const words = isRead ? { text: translation, lang: language } : { text, lang: lang ?? '' };
  return { at: at.toISOString(), zoned, stage, place, ...words };
};

/** Null until the package has a carrier and a number. */
export const presentTracking = ({ row, method, tracking }: WholePackage, language: Language): Parcel['tracking'] => {
  const { carrier, trackingNumber } = row;
  if (carrier === null || trackingNumber === null) return null;
  return {
    carrier,
    number: trackingNumber,
    url: trackingUrl(method, carrier, trackingNumber),
    events: tracking.map((event) => presentEvent(event, language)),
  };
};

/** When the package leaves at the latest, and when it should arrive. */
export const presentTimes = (row: TimedPackage): Pick<Parcel, 'dispatch_by' | 'arrives'> => {
  const arrives = arrivalOf(row);
  return {
    dispatch_by: isoOrNull(dispatchBy(row)),
    arrives: arrives && { from: arrives.from.toISOString(), to: arrives.to.toISOString() },
  };
};

const privateEvents: ReadonlySet<string> = new Set(['weighed', 'extra_paid', 'extra_waived']);

/** A package for everyone who has its link. It names no person, place, goods or price. */
export const presentPublicTracking = (whole: WholePackage): PublicTracking => {
  // The words of carriers and their language do not leave the server here.
  const tracking = presentTracking(whole, 'en');
  return {
    number: whole.row.number,
    status: whole.row.status,
    ...presentTimes(whole.row),
    tracking: tracking && {
      carrier: tracking.carrier,
      number: tracking.number,
      url: tracking.url,
      stages: tracking.events.flatMap(({ at, zoned, stage }) => (stage ? [{ at, zoned, stage }] : [])),
    },
    // Weighing and payments concern the shopper alone.
    timeline: whole.events
      .filter(({ event }) => !privateEvents.has(event))
      .map(({ toStatus, event, at }) => ({ status: toStatus, event, at: at.toISOString() })),
  };
};

/** For staff: who reported what. */
export const presentSources = (whole: WholePackage, language: Language): StaffPackage['tracking'] => {
  const tracking = presentTracking(whole, language);
  return (
    tracking && {
      ...tracking,
      events: whole.tracking.map((event) => ({ ...presentEvent(event, language), source: event.source })),
    }
  );
};

/** The registration of the package at a tracking service. */
export const presentFollowed = ({ followed }: WholePackage): StaffPackage['followed'] =>
  followed && {
    source: followed.source,
    state: followed.state,
    code: followed.code,
    heard_at: isoOrNull(followed.heardAt),
  };
