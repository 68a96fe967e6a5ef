#!/bin/sh
# A parcel to Spain needs the receiver's tax number (NIF). Besides the eight digits of Spaniards and the X, Y and Z of
# foreigners who live there, people have numbers that begin with K (Spaniards under 14), L (Spaniards abroad) and M (foreigners
# who have no NIE, given by the tax office): Real Decreto 1065/2007, articles 19 and 20; the letter at the end is that of the
# others. better-dni 4.4.2 ("DNI, NIE / NIF") and spain-id 1.1.13 ("NIF, CIF, NIE") refuse all three.
# nif-dni-nie-cif-validation 1.0.10 takes them, and stdnum 1.12.0 too.
# Seen: M1234567L, L1234567L and K1234567L are false in the two and true in the others; 12345678Z and X1234567L true in all.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --no-save --ignore-scripts --silent --no-audit --no-fund better-dni@4.4.2 spain-id@1.1.13 \
  nif-dni-nie-cif-validation@1.0.10 stdnum@1.12.0
cat >check.cjs <<'JS'
const assert = require('node:assert/strict');
const dni = require('better-dni');
const { isValidNif } = require('nif-dni-nie-cif-validation');
const { validateSpanishId } = require('spain-id');
const { stdnum } = require('stdnum');
const letters = 'TRWAGMYFPDXBNJZSQVHLCKE';
for (const [number, known] of [
  ['12345678Z', true],
  ['X1234567L', true],
  ['K1234567L', false],
  ['L1234567L', false],
  ['M1234567L', false],
]) {
  const seen = [dni.isValid(number), validateSpanishId(number), isValidNif(number), stdnum.ES.nif.validate(number).isValid];
  console.log(number, seen);
  assert.equal(number.at(-1), letters[number.replace(/\D/g, '') % 23]);
  assert.deepEqual(seen, [known, known, true, true]);
}
JS
node check.cjs
