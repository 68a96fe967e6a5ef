#!/bin/sh
# A parameter of a vCard that holds a colon, a semicolon or a comma stands in quotes (RFC 6350, 3.3), as the example of the
# address in 6.3.1 shows, whose label has "Mail Drop: TNE QB". vcf 2.1.2 and vcard-parser 1.0.0 end the parameter at the first
# colon within the quotes: the rest of the label becomes the post office box, and where the label has a semicolon too, each
# part of the address moves by one: the street is the city's field, the city the state's, and an eighth has the country.
# ical.js 2.2.1 is right. A label printed from these fields has another address.
# Seen: of the example, the first field is " TNE QB...", and with "; gate 4" in the label the street is the fourth field, the
# city the fifth; without a colon in the label all is right.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --no-save --ignore-scripts --silent --no-audit --no-fund vcf@2.1.2 vcard-parser@1.0.0 ical.js@2.2.1
cat >check.mjs <<'JS'
import assert from 'node:assert/strict';
import ICAL from 'ical.js';
import Parser from 'vcard-parser';
import VCard from 'vcf';
const street = ['123 Main Street', 'Any Town', 'CA', '91921-1234', 'U.S.A.'];
const look = (label) => {
  const lines = ['BEGIN:VCARD', 'VERSION:4.0', 'FN:Shop', `ADR;LABEL="${label}":;;${street.join(';')}`, 'END:VCARD', ''];
  const text = lines.join('\r\n');
  const seen = [
    ICAL.parse(text)[1].at(-1)[3],
    new VCard().parse(text).get('adr').toJSON()[3],
    Parser.parse(text).adr[0].value,
  ];
  console.log(label, seen);
  return seen;
};
const right = ['', '', ...street];
for (const fields of look('Shop\\n123 Main Street')) assert.deepEqual(fields, right);
const [ical, ...others] = look('Shop\\nMail Drop: TNE QB');
assert.deepEqual(ical, right);
for (const fields of others) assert.deepEqual([fields[0].trim(), ...fields.slice(1)], ['TNE QB":', '', ...street]);
const [whole, ...moved] = look('Dock: 3; gate 4');
assert.deepEqual(whole, right);
for (const fields of moved) assert.deepEqual(fields.slice(3), street);
JS
node check.mjs
