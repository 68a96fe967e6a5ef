#!/bin/sh
# In French, "cent" and "quatre-vingt" have an s when they are multiplied and end the number, or stand before "million"; before
# "mille", itself never changed, they have none: "deux cent mille". convertir-nombre-lettre 1.0.2, by its README with the
# agreement that French prescribes, has the s there, writes 71 and 81 the wrong way round (it is "soixante et onze", but
# "quatre-vingt-un"), and so spoils each amount in words on a cheque or an invoice with such a number. number-in-letters 0.5.0
# has the s before "mille" too, and "vingt-un" for "vingt et un". n2words 4.0.0 is right in all.
# Seen: 200000 is "deux cents mille" and 80000 "quatre-vingts mille" in both, 71 "soixante-onze" and 81 "quatre-vingt-et-un" in
# the first, 21 "vingt-un" in the second.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --no-save --ignore-scripts --silent --no-audit --no-fund convertir-nombre-lettre@1.0.2 number-in-letters@0.5.0 \
  n2words@4.0.0
cat >check.mjs <<'JS'
import assert from 'node:assert/strict';
import letters from 'convertir-nombre-lettre';
import inLetters from 'number-in-letters';
import { toCardinal } from 'n2words/fr-FR';
for (const [number, first, second, right] of [
  [21, 'vingt-et-un', 'vingt-un', 'vingt et un'],
  [71, 'soixante-onze', 'soixante et onze', 'soixante et onze'],
  [81, 'quatre-vingt-et-un', 'quatre-vingt-un', 'quatre-vingt-un'],
  [80, 'quatre-vingts', 'quatre-vingts', 'quatre-vingts'],
  [201, 'deux cent un', 'deux cent un', 'deux cent un'],
  [80000, 'quatre-vingts mille', 'quatre-vingts mille', 'quatre-vingt mille'],
  [200000, 'deux cents mille', 'deux cents mille', 'deux cent mille'],
  [200000000, 'deux cents millions', 'deux cents millions', 'deux cents millions'],
]) {
  const seen = [letters.NumberToLetter(number), inLetters(number, { lang: 'fr' }), toCardinal(number)];
  console.log(number, ...seen);
  assert.deepEqual(seen, [first, second, right]);
}
JS
node check.mjs
