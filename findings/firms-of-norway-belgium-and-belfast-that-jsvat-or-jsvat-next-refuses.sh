#!/bin/sh
# Belgium gives enterprise numbers that begin with 1 since 2023, and for goods, traders of Northern Ireland have XI in front of
# their VAT number in place of GB since 2021. jsvat 2.5.4 knows neither, so that a shop that relies on it taxes such a business
# as a consumer. jsvat-next 3.0.4 takes both, but refuses every number of Norway, a country which its README has in the list of
# the supported ones, as jsvat's has, and jsvat takes them.
# Seen: BE1000000120 and XI110305878 are false and true, NO995525828MVA true and false; of 818 Norwegian numbers with a right
# check digit, jsvat refuses none and jsvat-next all.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --no-save --ignore-scripts --silent --no-audit --no-fund jsvat@2.5.4 jsvat-next@3.0.4
cat >check.cjs <<'JS'
const assert = require('node:assert/strict');
const jsvat = require('jsvat');
const next = require('jsvat-next');
const look = (number) => [jsvat, next].map(({ checkVAT, countries }) => checkVAT(number, countries).isValid);
assert.equal(97 - (10000001 % 97), 20);
for (const [number, ...seen] of [
  ['BE0776091951', true, true],
  ['BE1000000120', false, true],
  ['GB110305878', true, true],
  ['XI110305878', false, true],
  ['NO995525828MVA', true, false],
  ['NO995525828', true, false],
]) {
  console.log(number, ...look(number));
  assert.deepEqual(look(number), seen);
}
const weights = [3, 2, 7, 6, 5, 4, 3, 2];
const numbers = Array.from({ length: 900 }, (_, index) => String(99000100 + index)).flatMap((digits) => {
  const check = (11 - (weights.reduce((sum, weight, place) => sum + weight * digits[place], 0) % 11)) % 11;
  return check === 10 ? [] : [`NO${digits}${check}MVA`];
});
const refused = [0, 1].map((which) => numbers.filter((number) => !look(number)[which]).length);
console.log(numbers.length, refused);
assert.deepEqual([numbers.length, ...refused], [818, 0, 818]);
JS
node check.cjs
