#!/bin/sh
# Who sends a parcel to Taiwan needs the receiver's number: customs let goods in by real name. Foreigners who live there, and
# people of Hong Kong, Macao and the mainland, have a number of their own; since 2 January 2021 it is made like a citizen's, a
# letter and nine digits of which the first is 8 or 9, and the one of before, with two letters, ends in 2031 (National
# Immigration Agency). taiwan-id-validator2 0.2.0, which offers a check for these residents by name, knows the old one alone,
# and refuses all numbers given out since. Its check for citizens takes them: who asks the one that fits is told the number is
# wrong, who asks the other, that its bearer is a citizen.
# Seen: A800000014 is no resident and a citizen; AA00000009, of the old kind, a resident; A123456789 a citizen.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --no-save --ignore-scripts --silent --no-audit --no-fund taiwan-id-validator2@0.2.0
cat >check.cjs <<'JS'
const assert = require('node:assert/strict');
const { isNationalIdentificationNumberValid, isResidentCertificateNumberValid } = require('taiwan-id-validator2');
// The letter counts as two digits (A is 10); weights 1, 9, 8 ... 1, 1; a multiple of ten.
const sumOfA = (digits) => 1 * 1 + 0 * 9 + [...digits].reduce((sum, digit, at) => sum + digit * [8, 7, 6, 5, 4, 3, 2, 1, 1][at], 0);
assert.equal(sumOfA('800000014') % 10, 0);
for (const [number, resident, citizen] of [
  ['A800000014', false, true],
  ['AA00000009', true, false],
  ['A123456789', false, true],
]) {
  console.log(number, isResidentCertificateNumberValid(number), isNationalIdentificationNumberValid(number));
  assert.equal(isResidentCertificateNumberValid(number), resident);
  assert.equal(isNationalIdentificationNumberValid(number), citizen);
}
JS
node check.cjs
