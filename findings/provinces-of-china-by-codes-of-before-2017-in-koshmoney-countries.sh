#!/bin/sh
# @koshmoney/countries 1.0.1, of July 2026, has "full ISO 3166-2 support", says its README. ISO gave China's provinces letters for
# numbers in November 2017 (CN-BJ for CN-11, CN-GD for CN-44), Poland's numbers for letters in 2018, Kazakhstan's numbers in 2022,
# and Norway's counties were joined and renumbered in 2020. The package has the codes of before as the valid ones and refuses
# those of today, so that an order or an invoice from elsewhere with a right code has a wrong one. iso-3166 4.4.0 has today's.
# Its list of SEPA lacks the five countries that joined in 2024 and 2025, Albania, Moldova, Montenegro, North Macedonia and Serbia.
# Seen: CN-11 true, CN-BJ and CN-GD false; PL-MZ true, PL-14 false; KZ-ALA true, KZ-75 false; NO-46 false; 37 members, Gibraltar
# among them.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --no-save --ignore-scripts --silent --no-audit --no-fund @koshmoney/countries@1.0.1 iso-3166@4.4.0
cat >check.mjs <<'JS'
import assert from 'node:assert/strict';
import { isValidSubdivisionCode, subdivisionsForCountry } from '@koshmoney/countries';
import { SEPA_MEMBERS } from '@koshmoney/countries/membership';
import { iso31662 } from 'iso-3166';
const official = new Set(iso31662.map(({ code }) => code));
for (const [code, old] of [
  ['CN-11', true],
  ['CN-BJ', false],
  ['CN-44', true],
  ['CN-GD', false],
  ['PL-MZ', true],
  ['PL-14', false],
  ['KZ-ALA', true],
  ['KZ-75', false],
  ['NO-12', true],
  ['NO-46', false],
]) {
  console.log(code, isValidSubdivisionCode(code), official.has(code));
  assert.deepEqual([isValidSubdivisionCode(code), official.has(code)], [old, !old]);
}
assert.ok(isValidSubdivisionCode('JP-13') && official.has('JP-13'));
const provinces = subdivisionsForCountry('CN').map(({ code, name }) => [code, name]);
console.log(provinces.slice(0, 3), SEPA_MEMBERS.size);
assert.deepEqual(provinces[0], ['CN-11', 'Beijing']);
assert.equal(provinces.filter(([code]) => /^CN-\d\d$/.test(code)).length, provinces.length);
assert.equal(SEPA_MEMBERS.size, 37);
for (const country of ['AL', 'MD', 'ME', 'MK', 'RS']) assert.ok(!SEPA_MEMBERS.has(country));
JS
node check.mjs
