import type { IsoInstant } from '@caravan/kernel';

/** A moment for a calendar. */
export interface CalendarEntry {
  /** The same for the same moment, so that a second file replaces the first. */
  uid: string;
  at: IsoInstant;
  title: string;
  text?: string;
  /** The address of the page about it. */
  url?: string;
}

/** RFC 5545, 3.3.11: these characters have a meaning in a text. */
const escaped = (text: string): string =>
  text.replaceAll(/[\\;,]/g, String.raw`\$&`).replaceAll(/\r\n|\r|\n/g, String.raw`\n`);

/** RFC 5545, 3.3.5: a time in UTC, to the second. */
const utc = (at: IsoInstant): string => new Date(at).toISOString().replaceAll(/[-:]|\.\d+/g, '');

const maxBytes = 75;

/** RFC 5545, 3.1: a line has at most 75 bytes, and a space continues it on the next one. Characters stay whole. */
const folded = (line: string): string => {
  const encoder = new TextEncoder();
  const rows: string[] = [];
  let [row, bytes] = ['', 0];
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

/** The text of an iCalendar file (RFC 5545) with one moment; `now` is when the file is made. */
export const calendarFile = ({ uid, at, title, text, url }: CalendarEntry, now: IsoInstant): string =>
  [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Caravan//Storefront//EN',
    'BEGIN:VEVENT',
    `UID:${escaped(uid)}`,
    `DTSTAMP:${utc(now)}`,
    `DTSTART:${utc(at)}`,
    `SUMMARY:${escaped(title)}`,
    ...(text ? [`DESCRIPTION:${escaped(text)}`] : []),
    ...(url ? [`URL:${url}`] : []),
    'END:VEVENT',
    'END:VCALENDAR',
  ]
    .map((line) => `${folded(line)}\r\n`)
    .join('');

/** Saves a moment as a file that calendars open. Called by a click. */
export const saveCalendarFile = (entry: CalendarEntry, name: string): void => {
  const text = calendarFile(entry, new Date().toISOString());
  const address = URL.createObjectURL(new Blob([text], { type: 'text/calendar;charset=utf-8' }));
  const anchor = document.createElement('a');
  anchor.href = address;
  anchor.download = name;
  anchor.click();
  // The browser reads the file after the click has returned.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
};
