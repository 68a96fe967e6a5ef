#!/bin/sh
# Field 86 of an MT940 statement has up to six lines of 65 characters. mt940js 1.3.5 and @centrapay/swift-parser 1.0.1 keep
# 390 characters of it, and count the five line breaks among them: of a field that a bank fills, the last five characters are
# gone without an error, and with them the end of the reference that a payment is found by. Five full lines stay whole.
# Seen: a sixth line of 65 that ends in "RR123456785CN" ends in "RR123456" instead.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --silent --no-audit --no-fund mt940js@1.3.5 @centrapay/swift-parser@1.0.1
cat >check.cjs <<'JS'
const assert = require('node:assert/strict');
const { Parser } = require('mt940js');
const swift = require('@centrapay/swift-parser');
const details = (lines) => {
  const data = [
    ':20:STATEMENT',
    ':25:DE89370400440532013000',
    ':28C:1/1',
    ':60F:C260105EUR100,00',
    ':61:2601050105C10,00NTRFNONREF',
    `:86:${lines.join('\r\n')}`,
    ':62F:C260105EUR110,00',
    '-',
  ].join('\r\n');
  const seen = [
    new Parser().parse(data)[0].transactions[0].details,
    swift.parse({ type: 'mt940', data })[0].transactions[0].detailSegments.join(''),
  ];
  console.log(lines.length, seen.map((text) => text.split('\n').at(-1)));
  return seen;
};
const line = (end) => end.padStart(65, 'PAYMENT FOR A PARCEL ');
const five = Array(5).fill(line('RR123456785CN'));
for (const text of details(five)) assert.equal(text, five.join('\n'));
for (const text of details([...five, line('RR123456785CN')]))
  assert.equal(text, [...five, line('RR123456785CN')].join('\n').slice(0, -5));
JS
node check.cjs
