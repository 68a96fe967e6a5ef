#!/bin/sh
# A time in iCalendar may have the name of its zone in front, TZID (RFC 5545, 3.3.5, form 3), as that of a pick-up in Shanghai.
# ical 0.8.0 ("a tolerant, minimal parser") and ics-parser 0.1.5 take it for a time of the machine they run on, also if the
# file describes the zone (VTIMEZONE), as it must: on a server in UTC the pick-up is eight hours late, and on another at
# another time. cal-parser 1.0.2 takes it for UTC on each. The end of an event stands in DTEND, or in DURATION in its place
# (3.6.1); the three have no end then. node-ical 0.26.1, made from the same code as ical, and ts-ics 2.4.6 are right.
# Seen: 9 o'clock of Asia/Shanghai is 09:00 UTC in the three with TZ=UTC, and 14:00, 09:00 and 14:00 with TZ=America/New_York,
# 01:00 in the others; with PT1H30M node-ical ends at 02:30 UTC.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --no-save --ignore-scripts --silent --no-audit --no-fund node-ical@0.26.1 ical@0.8.0 ics-parser@0.1.5 \
  cal-parser@1.0.2 ts-ics@2.4.6
cat >check.mjs <<'JS'
import assert from 'node:assert/strict';
import { createRequire } from 'node:module';
import { convertIcsCalendar } from 'ts-ics';
const require = createRequire(import.meta.url);
const text = [
  'BEGIN:VCALENDAR',
  'VERSION:2.0',
  'PRODID:-//Shop//Pick-up//EN',
  'BEGIN:VTIMEZONE',
  'TZID:Asia/Shanghai',
  'BEGIN:STANDARD',
  'DTSTART:19700101T000000',
  'TZOFFSETFROM:+0800',
  'TZOFFSETTO:+0800',
  'TZNAME:CST',
  'END:STANDARD',
  'END:VTIMEZONE',
  'BEGIN:VEVENT',
  'UID:1@shop.example',
  'DTSTAMP:20260101T000000Z',
  'DTSTART;TZID=Asia/Shanghai:20260105T090000',
  'DURATION:PT1H30M',
  'SUMMARY:Pick-up',
  'END:VEVENT',
  'END:VCALENDAR',
  '',
].join('\r\n');
const pick = (events) => Object.values(events).find(({ type }) => type === 'VEVENT');
const nodeIcal = pick(require('node-ical').sync.parseICS(text));
const ical = pick(require('ical').parseICS(text));
const calParser = require('cal-parser').parseString(text).events[0];
const icsParser = pick(require('ics-parser')(text));
const [tsIcs] = convertIcsCalendar(undefined, text).events;
const time = (date) => new Date(date).toISOString().slice(11, 16);
const right = [nodeIcal.start, tsIcs.start.date].map(time);
const seen = [ical.start, icsParser.startDate, calParser.dtstart.value].map(time);
console.log(process.env.TZ, right, seen, time(nodeIcal.end), [ical.end, icsParser.endDate, calParser.dtend]);
assert.deepEqual(right, ['01:00', '01:00']);
const local = process.env.TZ === 'UTC' ? '09:00' : '14:00';
assert.deepEqual(seen, [local, local, '09:00']);
assert.equal(time(nodeIcal.end), '02:30');
assert.deepEqual([ical.end, icsParser.endDate, calParser.dtend], [undefined, undefined, undefined]);
JS
TZ=UTC node check.mjs
TZ=America/New_York node check.mjs
