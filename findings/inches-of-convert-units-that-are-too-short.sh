#!/bin/sh
# convert-units 2.3.4 has a short inch: 2.54 cm, which is an inch exactly since 1959, is a little more than one. A carrier
# that counts started inches counts one too many for each side that has a whole number. js-quantities 1.8.0 is exact. And
# "t", the tonne of the SI, is the short ton of 2000 pounds; the tonne is "mt", which the SI reads as a millitonne.
# Seen: 25.4 cm are 10.000000320000002 in, rounded up 11; 1 t is 907.184 kg, 1 mt 1000 kg; js-quantities: 10 in and 1000 kg.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --silent --no-audit --no-fund convert-units@2.3.4 js-quantities@1.8.0
cat >check.mjs <<'JS'
import assert from 'node:assert/strict';
import convert from 'convert-units';
import Qty from 'js-quantities';
const inches = convert(25.4).from('cm').to('in');
const [ton, tonne] = ['t', 'mt'].map((unit) => convert(1).from(unit).to('kg'));
console.log(inches, Math.ceil(inches), ton, tonne, Qty('25.4 cm').to('in').scalar, Qty('1 t').to('kg').scalar);
assert.equal(Math.ceil(inches), 11);
assert.equal(Math.round(ton), 907);
assert.equal(tonne, 1000);
assert.equal(Qty('25.4 cm').to('in').scalar, 10);
assert.equal(Qty('1 t').to('kg').scalar, 1000);
JS
node check.mjs
