import { dateFormat } from './formatters.ts';
import { languageTable, type Language } from './language.ts';

/** An instant on the wire: ISO 8601, UTC. */
export type IsoInstant = string;

/** An instant on the wire; null if it has not happened. */
export const isoOrNull = (at: Date | null): IsoInstant | null => at?.toISOString() ?? null;

/** Milliseconds. */
export const minute = 60_000;
/** Milliseconds. */
export const hour = 60 * minute;
/** Milliseconds. */
export const day = 24 * hour;

/** The zone of shops, staff and warehouse. It has had no summer time since 1991. */
export const shopZone = 'Asia/Shanghai';

const shopOffset = 8 * hour;

/** The day of an instant in the shop's zone, as `2026-11-24`. */
export const shopDay = (at: Date): string => new Date(at.getTime() + shopOffset).toISOString().slice(0, 10);

/** The instant at which a day begins in the shop's zone. */
export const startOfShopDay = (date: string): Date =>
  new Date(new Date(`${date}T00:00:00.000Z`).getTime() - shopOffset);

/** The source of the current time; tests pass their own. */
export type Clock = () => Date;

/** Date and time for people in the given zone. The default is UTC, so that server and browser agree. */
export const formatInstant = (at: IsoInstant, language: Language, timeZone = 'UTC'): string =>
  dateFormat(language, { dateStyle: 'medium', timeStyle: 'short', timeZone, hourCycle: 'h23' }).format(new Date(at));

/**
 * A date or time in which no line ends: with spaces that do not break, and with word joiners (U+2060) between the
 * figures and the characters of a Chinese date, and inside the name of Beijing time.
 */
export const unbroken = (text: string): string =>
  text
    .replaceAll(' ', '\u00a0')
    .replaceAll(
      /(?<=\d)(?=[年月日])|(?<=[年月])(?=\d)|(?<=北)(?=京时间)|(?<=北京)(?=时间)|(?<=北京时)(?=间)/g,
      '\u2060',
    );

/** An instant for readers whose zone is unknown, such as those of mails: in UTC with Beijing time beside it. */
export const formatUtcAndBeijing = (at: IsoInstant, language: Language): string => {
  const utc = formatInstant(at, language);
  const beijing = formatInstant(at, language, shopZone);
  const isSameDay = utc.slice(0, -5) === beijing.slice(0, -5);
  const { beijing: name, marks } = languageTable[language];
  const [open, close] = marks.brackets;
  return `${utc} UTC${open}${name} ${isSameDay ? beijing.slice(-5) : beijing}${close}`;
};
