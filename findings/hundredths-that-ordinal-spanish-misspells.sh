#!/bin/sh
# ordinal-spanish 0.1.3 writes ordinal numbers from 1 to 9999 in Spanish, of either gender. Two of the hundreds are no Spanish
# words: 400th is "cuadringentésimo" and 800th "octingentésimo" (Real Academia Española, Diccionario panhispánico de dudas,
# table of the ordinals), and in the library both lack the n before the g, which its 500th, 700th and 900th have. So all of
# the ordinals from 400 to 499 and from 800 to 899 are wrong, in each of the thousands.
# Seen: "cuadrigentésimo" and "octigentésimo", and the same with -a; 300, 500, 600, 700 and 900 are right.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --no-save --ignore-scripts --silent --no-audit --no-fund ordinal-spanish@0.1.3
cat >check.cjs <<'JS'
const assert = require('node:assert/strict');
const ordinal = require('ordinal-spanish');
for (const [number, stem, right] of [
  [300, 'tricent\u00e9sim', 'tricent\u00e9sim'],
  [400, 'cuadrigent\u00e9sim', 'cuadringent\u00e9sim'],
  [500, 'quingent\u00e9sim', 'quingent\u00e9sim'],
  [600, 'sexcent\u00e9sim', 'sexcent\u00e9sim'],
  [700, 'septingent\u00e9sim', 'septingent\u00e9sim'],
  [800, 'octigent\u00e9sim', 'octingent\u00e9sim'],
  [900, 'noningent\u00e9sim', 'noningent\u00e9sim'],
]) {
  console.log(number, ordinal(number, 'male'), ordinal(number, 'female'), `${right}o`);
  assert.equal(ordinal(number, 'male'), `${stem}o`);
  assert.equal(ordinal(number, 'female'), `${stem}a`);
}
assert.equal(ordinal(404, 'male').split(' ')[0], 'cuadrigent\u00e9simo');
JS
node check.cjs
