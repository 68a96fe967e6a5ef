import { expect, test } from 'vitest';
import { calendarFile } from './calendar-file.ts';

const now = '2026-11-22T10:00:00.000Z';

test('one moment in UTC, with lines that end as RFC 5545 wants', () => {
  expect(
    calendarFile(
      {
        uid: 'item_1@shop.test',
        at: '2026-12-10T08:00:00.000Z',
        title: 'Free storage ends',
        url: 'https://shop.test/mine/store',
      },
      now,
    ),
  ).toBe(
    [
      'BEGIN:VCALENDAR',
      'VERSION:2.0',
      'PRODID:-//Caravan//Storefront//EN',
      'BEGIN:VEVENT',
      'UID:item_1@shop.test',
      'DTSTAMP:20261122T100000Z',
      'DTSTART:20261210T080000Z',
      'SUMMARY:Free storage ends',
      'URL:https://shop.test/mine/store',
      'END:VEVENT',
      'END:VCALENDAR',
      '',
    ].join('\r\n'),
  );
});

test('texts are escaped, and cannot add lines of their own', () => {
  const file = calendarFile(
    { uid: 'a', at: now, title: String.raw`Tea, tin; C:\x`, text: 'one\r\ntwo\nEND:VEVENT' },
    now,
  );
  expect(file).toContain(String.raw`SUMMARY:Tea\, tin\; C:\\x`);
  expect(file).toContain(String.raw`DESCRIPTION:one\ntwo\nEND:VEVENT`);
});

test('long lines are folded at 75 bytes between characters', () => {
  const title = '免费保管到期'.repeat(12);
  const file = calendarFile({ uid: 'a', at: now, title }, now);
  const lines = file.split('\r\n');
  for (const line of lines) expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75);
  expect(file.replaceAll('\r\n ', '')).toContain(`SUMMARY:${title}`);
});
