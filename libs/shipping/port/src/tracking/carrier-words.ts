import { day, firstCharacters, storableText } from '@caravan/kernel';
import { greatestOffset, type CarrierEvent } from './tracking-source.ts';

/** The most events of a package that are kept. */
export const mostKept = 200;

/** Older than a parcel can be. */
const oldest = 400 * day;

/** Carriers' pages leave mark-up in their words. Pages show text, so this is not about safety. */
export const plainWords = (text: string, max: number): string =>
  firstCharacters(
    storableText(text.slice(0, 10_000))
      .replaceAll(/<[^<>]{0,300}>/gu, ' ')
      .replaceAll(/[\p{Cc}\s\u200e\u200f\u202a-\u202e\u2066-\u2069]+/gu, ' ')
      .trim(),
    max,
  );

/** Whether an event can be of a parcel that is on its way. The time of a place may be ahead of ours. */
export const isOfOurTime = (at: Date, now: Date): boolean => {
  const ahead = at.getTime() - now.getTime();
  return ahead <= greatestOffset && ahead >= -oldest;
};

/** The newest events, the latest first. */
export const newestEvents = (events: readonly CarrierEvent[]): CarrierEvent[] =>
  [...events].sort((one, other) => other.at.getTime() - one.at.getTime()).slice(0, mostKept);
