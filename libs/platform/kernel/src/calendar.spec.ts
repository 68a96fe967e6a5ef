import fc from 'fast-check';
import { expect, test } from 'vitest';
import { calendarText, type CalendarEvent } from './calendar.ts';
import { readCalendar } from './testing/read-calendar.ts';

const changedAt = '2026-11-22T10:00:00.000Z';
const event = (over: Partial<CalendarEvent> = {}): CalendarEvent => ({
  uid: 'item_1@shop.test',
  time: { at: '2026-12-10T08:00:00.000Z' },
  title: 'Free storage ends',
  changedAt,
  ...over,
});

test('has the lines that RFC 5545 wants, and ends them with CR and LF', () => {
  expect(calendarText({ events: [event({ url: 'https://shop.test/mine/store', revision: 2 })] })).toBe(
    [
      'BEGIN:VCALENDAR',
      'VERSION:2.0',
      'PRODID:-//Caravan//Storefront//EN',
      'BEGIN:VEVENT',
      'UID:item_1@shop.test',
      'DTSTAMP:20261122T100000Z',
      'LAST-MODIFIED:20261122T100000Z',
      'SEQUENCE:2',
      'DTSTART:20261210T080000Z',
      'SUMMARY:Free storage ends',
      'URL:https://shop.test/mine/store',
      'TRANSP:TRANSPARENT',
      'END:VEVENT',
      'END:VCALENDAR',
      '',
    ].join('\r\n'),
  );
});

test('has whole days, the last of them included', () => {
  const { events } = readCalendar(
    calendarText({ events: [event({ time: { from: '2026-12-30', to: '2026-12-31' } })] }),
  );
  expect(events[0]).toMatchObject({ 'DTSTART;VALUE=DATE': '20261230', 'DTEND;VALUE=DATE': '20270101' });
});

test('names a calendar for subscribers, and how often it is to be read', () => {
  const { properties } = readCalendar(calendarText({ name: 'Deadlines, all', refreshHours: 6, events: [event()] }));
  expect(properties).toMatchObject({
    NAME: 'Deadlines, all',
    'X-WR-CALNAME': 'Deadlines, all',
    'REFRESH-INTERVAL;VALUE=DURATION': 'PT6H',
    'X-PUBLISHED-TTL': 'PT6H',
  });
});

test('has a component even without events', () => {
  const text = calendarText({ events: [] });
  expect(readCalendar(text).events).toEqual([]);
  expect(text).toContain('BEGIN:VTIMEZONE\r\n');
});

const anyText = fc.string({ unit: 'binary', maxLength: 300 });
// Surrogates alone are no characters, and arrive as U+FFFD; control characters and ends of lines are normal forms.
const readable = (text: string) =>
  text
    .toWellFormed()
    .replaceAll(/\r\n|\r/g, '\n')
    .replaceAll(/[\u0000-\u0008\u000b-\u001f\u007f]/g, '');

test('any text is read as it was, and can neither split a character nor add a line of its own', () => {
  fc.assert(
    fc.property(anyText, anyText, anyText, (uid, title, text) => {
      fc.pre(readable(uid) !== event().uid);
      const file = calendarText({ name: title, events: [event({ uid, title, text }), event()] });
      for (const line of file.split('\r\n')) {
        expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75);
        expect(line.isWellFormed()).toBe(true);
      }
      const { events, properties } = readCalendar(file);
      expect(events).toHaveLength(2);
      expect(events[0]).toMatchObject({ UID: readable(uid), SUMMARY: readable(title) });
      expect(events[0]?.['DESCRIPTION'] ?? '').toBe(readable(text));
      expect(properties['NAME']).toBe(readable(title));
    }),
    { numRuns: 300 },
  );
});
