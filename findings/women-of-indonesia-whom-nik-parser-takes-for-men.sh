#!/bin/sh
# Indonesia's customs ask a receiver for the NIK, whose 7th to 12th digits are the day, month and year of birth, with 40 added
# to the day of a woman (Dukcapil, the civil registry). nik-parser 1.0.1, whose README has kelamin() for the sex and lahir()
# for the birth, does not take the 40 off: every woman is a man ("pria"), born forty days later, though isValid() is true. And
# the year has two digits, which it puts into the 1900s always, so that an adult of 2005 is over a hundred. A check against
# the name or the birthday on an order fails for every woman.
# Seen: 327301 41 08 90 0001 is pria and 1990-09-10, as 327301 31 08 90 0001 is pria and 1990-08-31; 05 is 1905.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --no-save --ignore-scripts --silent --no-audit --no-fund nik-parser@1.0.1
cat >check.cjs <<'JS'
const assert = require('node:assert/strict');
const { nikParser } = require('nik-parser');
for (const [birth, seen, sex, day] of [
  ['010890', '1990-08-01', 'man', '1990-08-01'],
  ['310890', '1990-08-31', 'man', '1990-08-31'],
  ['410890', '1990-09-10', 'woman', '1990-08-01'],
  ['550890', '1990-09-24', 'woman', '1990-08-15'],
  ['710890', '1990-10-10', 'woman', '1990-08-31'],
  ['010105', '1905-01-01', 'man', '2005-01-01'],
]) {
  const nik = nikParser(`327301${birth}0001`);
  const read = [nik.isValid(), nik.kelamin(), nik.lahir().toISOString().slice(0, 10)];
  console.log(birth, ...read, '; is', sex, day);
  assert.deepEqual(read, [true, 'pria', seen]);
}
JS
TZ=UTC node check.cjs
