#!/bin/sh
# A comma, a semicolon, a backslash and a line's end within a value of a vCard have a backslash in front (RFC 6350, 3.4), and a
# jCard has them without, and the parts of a company's name as a list (RFC 7095, 3.3.1.3). vcf 2.1.2, "parse and construct
# vCards, jCards", takes none of the backslashes away when it reads, and sets none when it writes: a company "Fish, Chips" has
# a backslash on the label, a note has the letter n for a new line, and a company with its department is one text. What it
# writes of a company "Fish; Chips" is read by others as a company "Fish" with a department. ical.js 2.2.1 is right.
# Seen: "Fish\, Chips;North" and "Room 5\, No. 8" as they stand in the file, where ical.js has "Fish, Chips" and "North"; set
# to "Fish; Chips", ical.js reads what vcf writes as "Fish" and " Chips".
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --no-save --ignore-scripts --silent --no-audit --no-fund vcf@2.1.2 ical.js@2.2.1
cat >check.mjs <<'JS'
import assert from 'node:assert/strict';
import ICAL from 'ical.js';
import VCard from 'vcf';
const text = [
  'BEGIN:VCARD',
  'VERSION:4.0',
  'FN:Shop',
  'ORG:Fish\\, Chips;North',
  'ADR:;;Room 5\\, No. 8;Any Town;;;China',
  'NOTE:one\\ntwo',
  'END:VCARD',
  '',
].join('\r\n');
const ical = new Map(ICAL.parse(text)[1].map(([name, , , value]) => [name, value]));
const vcf = new Map(new VCard().parse(text).toJSON()[1].map(([name, , , value]) => [name, value]));
for (const [name, right, seen] of [
  ['org', ['Fish, Chips', 'North'], 'Fish\\, Chips;North'],
  ['note', 'one\ntwo', 'one\\ntwo'],
]) {
  console.log(name, ical.get(name), vcf.get(name));
  assert.deepEqual([ical.get(name), vcf.get(name)], [right, seen]);
}
assert.deepEqual([ical.get('adr')[2], vcf.get('adr')[2]], ['Room 5, No. 8', 'Room 5\\, No. 8']);
const card = new VCard();
card.set('fn', 'Shop');
card.set('org', 'Fish; Chips');
const written = ICAL.parse(card.toString('4.0'))[1].find(([name]) => name === 'org');
console.log(card.toString('4.0'), written);
assert.deepEqual(written[3], ['Fish', ' Chips']);
JS
node check.mjs
