#!/bin/sh
# currency-code-map 1.0.2, by its description a map of all countries of ISO 3166-1 to their ISO 4217 code, has money that is long
# gone: Latvia and Lithuania pay in euros since 2014 and 2015, Croatia since 2023, Belarus, Mauritania, Sao Tome and Principe,
# Sierra Leone and Venezuela took zeros off theirs and got new codes. A price of the new money under the old code is then off by
# what was taken off. Palestine has the pound of Egypt. country-to-currency 3.0.1 has those of today.
# Seen: LVL, LTL, HRK, BYR, MRO, STD, SLL, VEF and EGP, for EUR, EUR, EUR, BYN, MRU, STN, SLE, VES and ILS; EUR for Estonia in
# both.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --no-save --ignore-scripts --silent --no-audit --no-fund currency-code-map@1.0.2 country-to-currency@3.0.1
cat >check.cjs <<'JS'
const assert = require('node:assert/strict');
const map = require('currency-code-map');
const { default: today } = require('country-to-currency');
for (const [country, old, now] of [
  ['EE', 'EUR', 'EUR'],
  ['LV', 'LVL', 'EUR'],
  ['LT', 'LTL', 'EUR'],
  ['HR', 'HRK', 'EUR'],
  ['BY', 'BYR', 'BYN'],
  ['MR', 'MRO', 'MRU'],
  ['ST', 'STD', 'STN'],
  ['SL', 'SLL', 'SLE'],
  ['VE', 'VEF', 'VES'],
  ['PS', 'EGP', 'ILS'],
]) {
  console.log(country, map[country], today[country]);
  assert.deepEqual([map[country], today[country]], [old, now]);
}
JS
node check.cjs
