#!/bin/sh
# aircodes 1.3.16 has some 9,000 airports by their IATA code, each with city, state and country. Some have
# an empty one: Singapore, Hong Kong, Macau and Gibraltar have none, and
# neither have Leipzig/Halle and Ezhou, which are hubs of DHL and of SF. In others a number, as of a footnote, is a part of
# the country: Kuala Lumpur is in "1 Malaysia". By ISO 3166-1 the five are SG, HK, MO, GI and MY; a freight rate by country
# finds no country for them. iso-3166 4.4.0 has the names; Shenzhen, Luxembourg and Frankfurt-Hahn are right.
# Seen: country "" for SIN, HKG, MFM, GIB, LEJ and EHU, "1 Malaysia" for KUL; of all airports 25 have none and others a number.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --no-save --ignore-scripts --silent --no-audit --no-fund aircodes@1.3.16 iso-3166@4.4.0
cat >check.mjs <<'JS'
import assert from 'node:assert/strict';
import aircodes from 'aircodes';
import { iso31661 } from 'iso-3166';
const name = (code) => iso31661.find(({ alpha2 }) => alpha2 === code).name;
for (const [iata, code, seen] of [
  ['SZX', 'CN', 'China'],
  ['LUX', 'LU', 'Luxembourg'],
  ['HHN', 'DE', 'Germany'],
  ['SIN', 'SG', ''],
  ['HKG', 'HK', ''],
  ['MFM', 'MO', ''],
  ['GIB', 'GI', ''],
  ['LEJ', 'DE', ''],
  ['EHU', 'CN', ''],
  ['KUL', 'MY', '1 Malaysia'],
]) {
  const { city, country } = aircodes.getAirportByIata(iata);
  console.log(iata, city, JSON.stringify(country), name(code));
  assert.equal(country, seen);
  if (!/^$|^1 /.test(seen)) assert.equal(country, name(code));
}
const countries = aircodes.findAirport('').map(({ country }) => country);
assert.equal(countries.filter((country) => country === '').length, 25);
assert.deepEqual([...new Set(countries)].filter((country) => /\d/.test(country)).sort(), [
  '1 Malaysia',
  '1 United States',
  '2 Canada',
  '2 Mexico',
  '7 Malaysia',
  'Israel1',
]);
JS
node check.mjs
