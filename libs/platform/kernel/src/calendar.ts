import { day, type IsoInstant } from './time.ts';

/** A moment, or whole days from the first to the last, as `2026-11-24`. */
export type CalendarTime = { at: IsoInstant } | { from: string; to: string };

/** When a time begins and ends, in milliseconds; days are those of UTC. */
export const calendarSpan = (time: CalendarTime): { start: number; end: number } =>
  'at' in time
    ? { start: Date.parse(time.at), end: Date.parse(time.at) }
    : { start: Date.parse(time.from), end: Date.parse(time.to) + day };

/** An event of a calendar. */
export interface CalendarEvent {
  /** The same for the same event, so that a later file replaces it. */
  uid: string;
  time: CalendarTime;
  title: string;
  text?: string;
  /** The address of the page about it. */
  url?: string;
  /** When the event was last changed. */
  changedAt: IsoInstant;
  /** How often its time was changed; 0 by default. */
  revision?: number;
}

/** A calendar of several events; `name` and `refreshHours` are for those that subscribe to it. */
export interface Calendar {
  name?: string;
  /** After how many hours subscribers should read it again. */
  refreshHours?: number;
  events: readonly CalendarEvent[];
}

/** RFC 5545, 3.3.11: these characters have a meaning in a text, and control characters are not allowed. */
const escaped = (text: string): string =>
  text
    .replaceAll(/\r\n|\r|\n/g, '\n')
    .replaceAll(/[\u0000-\u0008\u000b-\u001f\u007f]/g, '')
    .replaceAll(/[\\;,]/g, String.raw`\$&`)
    .replaceAll('\n', String.raw`\n`);

/** RFC 5545, 3.3.5: a time in UTC, to the second. */
const utc = (at: IsoInstant): string => new Date(at).toISOString().replaceAll(/[-:]|\.\d+/g, '');

const dateOf = (date: string): string => date.replaceAll('-', '');

const maxBytes = 75;

/** RFC 5545, 3.1: a line has at most 75 bytes, and a space continues it on the next one. Characters stay whole. */
const folded = (line: string): string => {
  const encoder = new TextEncoder();
  const rows: string[] = [];
  let row = '';
  let bytes = 0;
  for (const character of line) {
    const size = encoder.encode(character).length;
    if (bytes + size > maxBytes) {
      rows.push(row);
      [row, bytes] = [' ', 1];
    }
    row += character;
    bytes += size;
  }
  return [...rows, row].join('\r\n');
};

const timeLines = (time: CalendarTime): string[] =>
  'at' in time
    ? [`DTSTART:${utc(time.at)}`]
    : // The end of whole days is the first day after them.
      [
        `DTSTART;VALUE=DATE:${dateOf(time.from)}`,
        `DTEND;VALUE=DATE:${dateOf(new Date(calendarSpan(time).end).toISOString().slice(0, 10))}`,
      ];

const eventLines = ({ uid, time, title, text, url, changedAt, revision = 0 }: CalendarEvent): string[] => [
  'BEGIN:VEVENT',
  `UID:${escaped(uid)}`,
  // Without a METHOD it says when the event was last changed (3.8.7.2), so that the same events are the same bytes.
  `DTSTAMP:${utc(changedAt)}`,
  `LAST-MODIFIED:${utc(changedAt)}`,
  `SEQUENCE:${revision}`,
  ...timeLines(time),
  `SUMMARY:${escaped(title)}`,
  ...(text ? [`DESCRIPTION:${escaped(text)}`] : []),
  ...(url ? [`URL:${url}`] : []),
  // A deadline does not make its reader busy.
  'TRANSP:TRANSPARENT',
  'END:VEVENT',
];

/** RFC 5545, 3.6: a calendar has at least one component. This one says nothing. */
const noEvent = [
  'BEGIN:VTIMEZONE',
  'TZID:UTC',
  'BEGIN:STANDARD',
  'DTSTART:19700101T000000',
  'TZOFFSETFROM:+0000',
  'TZOFFSETTO:+0000',
  'END:STANDARD',
  'END:VTIMEZONE',
];

/** The text of an iCalendar file (RFC 5545, and RFC 7986 for its name and refreshing). */
export const calendarText = ({ name, refreshHours, events }: Calendar): string =>
  [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Caravan//Storefront//EN',
    // The second form of each is what calendars read that are older than RFC 7986.
    ...(name === undefined ? [] : [`NAME:${escaped(name)}`, `X-WR-CALNAME:${escaped(name)}`]),
    ...(refreshHours === undefined
      ? []
      : [`REFRESH-INTERVAL;VALUE=DURATION:PT${refreshHours}H`, `X-PUBLISHED-TTL:PT${refreshHours}H`]),
    ...(events.length ? events.flatMap(eventLines) : noEvent),
    'END:VCALENDAR',
  ]
    .map((line) => `${folded(line.toWellFormed())}\r\n`)
    .join('');
