#!/bin/sh
# A parameter of iCalendar that holds a semicolon, a colon or a comma stands in quotes (RFC 5545, 3.2), as a name "Li; Ming" or
# "Dock 5: Li" of who comes to a pick-up. node-ical 0.26.1, ts-ics 2.4.6 and ical 0.8.0 cut the parameter at the first
# semicolon, quotes or not: the name is a quote and "Li", and what follows is a parameter of its own or gone. ics-to-json 2.0.2
# and cal-parser 1.0.2 cut at the colon, and take the rest of the parameter for the value, so that a place with a link (ALTREP,
# the RFC's own example has one) begins with "//". A list of categories is split at a comma that has a backslash in front
# (3.3.11) by node-ical, ts-ics and ical. ical.js 2.2.1 is right in all.
# Seen: the name is a quote and Li in the three; the location begins with //shop.example/x in the two; two categories, A with a
# backslash and B, for "A,B".
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --no-save --ignore-scripts --silent --no-audit --no-fund node-ical@0.26.1 ts-ics@2.4.6 ical@0.8.0 \
  ics-to-json@2.0.2 cal-parser@1.0.2 ical.js@2.2.1
cat >check.mjs <<'JS'
import assert from 'node:assert/strict';
import { createRequire } from 'node:module';
import ICAL from 'ical.js';
import { convertIcsCalendar } from 'ts-ics';
const require = createRequire(import.meta.url);
const text = [
  'BEGIN:VCALENDAR',
  'VERSION:2.0',
  'PRODID:-//Shop//Pick-up//EN',
  'BEGIN:VEVENT',
  'UID:1@shop.example',
  'DTSTAMP:20260101T000000Z',
  'DTSTART:20260105T090000Z',
  'DTEND:20260105T100000Z',
  'LOCATION;ALTREP="http://shop.example/x":Dock 5',
  'CATEGORIES:A\\,B',
  'ATTENDEE;CN="Li; Ming":mailto:li@shop.example',
  'END:VEVENT',
  'END:VCALENDAR',
  '',
].join('\r\n');
const event = new ICAL.Component(ICAL.parse(text)).getFirstSubcomponent('vevent');
assert.equal(event.getFirstProperty('attendee').getParameter('cn'), 'Li; Ming');
assert.equal(event.getFirstPropertyValue('location'), 'Dock 5');
assert.equal(event.getFirstPropertyValue('categories'), 'A,B');
const pick = (events) => Object.values(events).find(({ type }) => type === 'VEVENT');
const nodeIcal = pick(require('node-ical').sync.parseICS(text));
const ical = pick(require('ical').parseICS(text));
const [tsIcs] = convertIcsCalendar(undefined, text).events;
const names = [nodeIcal.attendee.params.CN, ical.attendee.params.CN, tsIcs.attendees[0].name];
console.log(names, [nodeIcal.categories, ical.categories, tsIcs.categories]);
assert.deepEqual(names, ['"Li', '"Li', '"Li']);
for (const { categories } of [nodeIcal, ical, tsIcs]) assert.deepEqual(categories, ['A\\', 'B']);
const places = [
  require('ics-to-json').icsToJson(text)[0].location,
  require('cal-parser').parseString(text).events[0].location.value,
];
console.log(places);
assert.deepEqual(places, ['//shop.example/x"', '//shop.example/x":Dock 5']);
JS
node check.mjs
