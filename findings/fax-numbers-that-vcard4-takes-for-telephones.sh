#!/bin/sh
# What a telephone number is for stands in TYPE, as a list with commas or by TYPE more than once, which means the same (RFC
# 6350, 5.6); Apple's address book writes it more than once. vcard4 4.0.5, which "fully implements RFC 6350", keeps the last
# TYPE alone: whether a fax is a fax or a telephone depends on the order, and so does whether an address is the one for
# parcels. Of a list without quotes it makes one kind "work,fax". vcard4-ts 0.4.1 does so with quotes, as the RFC's own example
# has them (6.4.1), and leaves the parts of a company's name (6.6.4) as one text, in which the semicolon is no longer told from
# one of the name. ical.js 2.2.1 is right.
# Seen: TYPE=fax;TYPE=work is "work", TYPE=work,fax "work,fax" in the one; in the other TYPE="voice,home" one kind, and the
# RFC's ORG "ABC, Inc.;North American Division;Marketing".
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --no-save --ignore-scripts --silent --no-audit --no-fund vcard4@4.0.5 vcard4-ts@0.4.1 ical.js@2.2.1
cat >check.mjs <<'JS'
import assert from 'node:assert/strict';
import ICAL from 'ical.js';
import { parse } from 'vcard4';
import { parseVCards } from 'vcard4-ts';
const card = (line) => ['BEGIN:VCARD', 'VERSION:4.0', 'FN:Shop', line, 'END:VCARD', ''].join('\r\n');
for (const [types, right, first, second] of [
  ['TYPE=fax', 'fax', 'fax', ['fax']],
  ['TYPE=work;TYPE=fax', ['work', 'fax'], 'fax', ['work', 'fax']],
  ['TYPE=fax;TYPE=work', ['fax', 'work'], 'work', ['fax', 'work']],
  ['TYPE=work,fax', ['work', 'fax'], 'work,fax', ['work', 'fax']],
  ['TYPE="voice,home"', ['voice', 'home'], ['voice', 'home'], ['voice,home']],
]) {
  const text = card(`TEL;${types}:+1-555-555-5555`);
  const seen = [
    ICAL.parse(text)[1].at(-1)[1].type,
    parse(text).parsedVcard.at(-1).parameters.TYPE,
    parseVCards(text).vCards[0].TEL[0].parameters.TYPE,
  ];
  console.log(types, seen);
  assert.deepEqual(seen, [right, first, second]);
}
const company = card('ORG:ABC\\, Inc.;North American Division;Marketing');
const parts = ['ABC, Inc.', 'North American Division', 'Marketing'];
assert.deepEqual(ICAL.parse(company)[1].at(-1)[3], parts);
assert.deepEqual(parse(company).parsedVcard.at(-1).value, parts);
console.log(parseVCards(company).vCards[0].ORG[0].value);
assert.deepEqual(parseVCards(company).vCards[0].ORG[0].value, [parts.join(';')]);
JS
node check.mjs
