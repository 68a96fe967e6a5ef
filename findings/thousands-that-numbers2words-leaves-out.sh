#!/bin/sh
# numbers2words 1.5.0 writes numbers in Italian, Spanish and others, up to 999999999. In front of a thousand, it takes a one at
# the end of a group for the "one" that is not said in 1000 (mille, mil), and leaves it out of 101000 too: 101000 and 100000
# are one word in Italian, and in Spanish 101000 has two spaces where "un" should be (Real Academia Espanola: "ciento un mil").
# A cheque or a contract in words is then a thousand lower than its digits, and 1000 euros of each such amount are gone.
# Besides, 1100 is "milcien" in Spanish, and 101000 is "seratus seribu", a hundred and a thousand side by side, in Indonesian.
# n2words 4.0.0 is right in Italian.
# Seen: Italian 101000 "centomila", 201000 "duecentomila", 901000 "novecentomila"; Spanish 101000 "ciento  mil", 201000
# "doscientos mil"; nine such numbers up to a million in both.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --no-save --ignore-scripts --silent --no-audit --no-fund numbers2words@1.5.0 n2words@4.0.0
cat >check.mjs <<'JS'
import assert from 'node:assert/strict';
import { toCardinal as italian } from 'n2words/it-IT';
import Translator from 'numbers2words';
const [it, es] = ['IT_IT', 'ES_ES'].map((language) => new Translator(language));
for (const [number, ...seen] of [
  [1000, 'mille', 'mil'],
  [21000, 'ventunomila', 'veinti\u00fan mil'],
  [100000, 'centomila', 'cien mil'],
  [101000, 'centomila', 'ciento  mil'],
  [201000, 'duecentomila', 'doscientos  mil'],
  [901000, 'novecentomila', 'novecientos  mil'],
]) {
  console.log(number, it.toWords(number), '|', es.toWords(number), '|', italian(number));
  assert.deepEqual([it.toWords(number), es.toWords(number)], seen);
}
assert.equal(italian(101000), 'centounomila');
const thousands = Array.from({ length: 999 }, (_, index) => (index + 1) * 1000);
const words = thousands.map((number) => it.toWords(number));
const twice = thousands.filter((_, index) => words.indexOf(words[index]) !== index);
console.log(twice.join(' '));
assert.deepEqual(twice, [101000, 201000, 301000, 401000, 501000, 601000, 701000, 801000, 901000]);
assert.equal(es.toWords(1100), 'milcien');
JS
node check.mjs
