import { z } from '@caravan/kernel/zod';
import {
  isOfOurTime,
  plainWords as plain,
  newestEvents,
  trackedNumber,
  type CarrierEvent,
  type TrackingReport,
} from '@caravan/shipping/port';
import { stageOf } from './seventeen-track-codes.ts';

/**
 * The parts of 17TRACK's answers (API 2.4) that we read. What we do not know is dropped. Each entry of a list is parsed by
 * itself, so that a damaged one does not hide the others.
 */
const short = z.string().max(2_000).nullish();

const entries = z.array(z.unknown());

export const envelope = z.object({
  code: z.number(),
  data: z.object({ accepted: entries.nullish(), rejected: entries.nullish(), errors: entries.nullish() }).nullish(),
});

/** Carriers' keys are numbers, in some answers as text; 0 means unknown. */
const carrierKey = z.coerce
  .number()
  .int()
  .positive()
  .max(2_000_000_000)
  .nullish()
  .catch(null)
  .transform((key) => key ?? null);

const number = z.string().min(1).max(100).transform(trackedNumber);

export const numbered = z.object({ number, carrier: carrierKey });

export const rejection = z.object({ number, error: z.object({ code: z.number().int() }) });

export const requestError = z.object({ code: z.number().int() });

const rawTime = z.object({ date: short, time: short, timezone: short }).nullish().catch(null);

const event = z.object({
  time_iso: short.catch(null),
  time_utc: short.catch(null),
  time_raw: rawTime,
  description: z.string().min(1),
  description_translation: z.object({ lang: short, description: z.string().nullish() }).nullish().catch(null),
  location: z.string().nullish().catch(null),
  stage: short.catch(null),
  sub_status: short.catch(null),
});

const provider = z.object({ provider_lang: short.catch(null), events: entries });

const trackInfo = numbered.extend({
  track_info: z
    .object({
      latest_status: z.object({ status: short }).nullish().catch(null),
      tracking: z.object({ providers: entries }),
    })
    .nullish()
    .catch(null),
});

/**
 * Statuses of a whole parcel that has not reached its receiver. A carrier of its first part may still report a delivery: to
 * the next carrier, or to a shop.
 */
const underWay: ReadonlySet<unknown> = new Set([
  'NotFound',
  'InfoReceived',
  'InTransit',
  'AvailableForPickup',
  'OutForDelivery',
]);

const push = z.object({ event: z.string(), data: z.unknown() });

/** The most events of a package that are read. */
const mostRead = 2_000;

const isoDate = /^\d{4}-\d{2}-\d{2}$/;
const isoTime = /^\d{2}:\d{2}(:\d{2})?$/;
const zone = /^(Z|[+-]\d{2}:\d{2})$/;
const zoned = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d{1,9})?)?(Z|[+-]\d{2}:\d{2})$/;

const instantOf = (text: string): Date | undefined => {
  const at = new Date(text);
  return Number.isNaN(at.getTime()) ? undefined : at;
};

type Timed = Pick<CarrierEvent, 'at' | 'zoned'>;

/** Where the two times of an event disagree, `time_iso` has the clock that the carrier showed (decision 0030). */
const timeOf = ({ time_utc, time_iso, time_raw }: z.infer<typeof event>): Timed | undefined => {
  const written = [time_iso, time_utc].find((text) => typeof text === 'string' && zoned.test(text));
  const at = written ? instantOf(written) : undefined;
  if (at) return { at, zoned: true };
  const { date, time, timezone } = time_raw ?? {};
  if (!date || !isoDate.test(date)) return undefined;
  const clock = time && isoTime.test(time) ? time : '00:00:00';
  const isZoned = typeof timezone === 'string' && zone.test(timezone) && clock === time;
  const read = instantOf(`${date}T${clock}${isZoned ? timezone : 'Z'}`);
  return read && { at: read, zoned: isZoned };
};

/** A language tag such as `pt` or `zh-CN`; null for everything else. */
const languageOf = (text: string | null | undefined): string | null =>
  text && /^[a-z]{2,3}(-[a-z0-9]{2,8}){0,2}$/i.test(text) ? text : null;

const translationOf = (
  { description_translation: given }: z.infer<typeof event>,
  original: string,
): CarrierEvent['translation'] => {
  const lang = languageOf(given?.lang);
  const text = given?.description ? plain(given.description, 300) : '';
  return lang && text && text !== original ? { text, lang } : null;
};

const eventOf = (raw: unknown, lang: string | null, now: Date): CarrierEvent[] => {
  const parsed = event.safeParse(raw);
  if (!parsed.success) return [];
  const time = timeOf(parsed.data);
  const text = plain(parsed.data.description, 300);
  if (!time || !text || !isOfOurTime(time.at, now)) return [];
  const { location, sub_status, stage } = parsed.data;
  // The original may already be in the language of the translation.
  const isSame = parsed.data.description_translation?.description?.trim() === parsed.data.description.trim();
  return [
    {
      ...time,
      stage: stageOf(sub_status, stage),
      place: plain(location ?? '', 100),
      text,
      lang: (isSame ? languageOf(parsed.data.description_translation?.lang) : null) ?? lang,
      translation: translationOf(parsed.data, text),
    },
  ];
};

const eventsOf = (providers: readonly unknown[], now: Date): CarrierEvent[] => {
  let left = mostRead;
  const events = providers.slice(0, 10).flatMap((raw) => {
    const parsed = provider.safeParse(raw);
    if (!parsed.success) return [];
    const read = parsed.data.events.slice(0, left);
    left -= read.length;
    const lang = languageOf(parsed.data.provider_lang);
    return read.flatMap((one) => eventOf(one, lang, now));
  });
  return newestEvents(events);
};

/** The report of an accepted entry of `gettrackinfo` or of a push; null if it is none. */
export const readReport = (raw: unknown, now: Date): TrackingReport | null => {
  const parsed = trackInfo.safeParse(raw);
  if (!parsed.success) return null;
  const { number: tracked, carrier, track_info: info } = parsed.data;
  const isUnderWay = underWay.has(info?.latest_status?.status);
  const events = eventsOf(info?.tracking.providers ?? [], now).map((one) =>
    isUnderWay && one.stage === 'delivered' ? { ...one, stage: null } : one,
  );
  return { number: tracked, carrierKey: carrier, state: 'followed', events };
};

/** The report of a push; null if it carries none. */
export const readPushed = (json: unknown, now: Date): TrackingReport | null => {
  const parsed = push.safeParse(json);
  if (!parsed.success) return null;
  const { event: kind, data } = parsed.data;
  if (kind === 'TRACKING_UPDATED') return readReport(data, now);
  const stopped = kind === 'TRACKING_STOPPED' ? numbered.safeParse(data) : undefined;
  return stopped?.success ? { number: stopped.data.number, carrierKey: stopped.data.carrier, state: 'stopped' } : null;
};
