#!/bin/sh
# In German, one loses its s before what it counts: eintausend, and so einhunderteintausend for 101000. in-words 0.2.3 and
# n2words 4.0.0 have it right up to 100999, and then write "einhunderteinstausend", in each number of thousands that ends in 01:
# in words on a cheque or a contract it is a mistake that a reader sees. in-words puts an e into numbers of millions that end in
# one besides, "eineundzwanzig Millionen", where only one by itself is "eine".
# Seen: 101000 "einhunderteinstausend" in both, 1000 to 100000 without "einstausend"; 21000000 "eineundzwanzig Millionen" in the
# first; 8 of its first 99 millions are such a word.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --no-save --ignore-scripts --silent --no-audit --no-fund in-words@0.2.3 n2words@4.0.0
cat >check.mjs <<'JS'
import assert from 'node:assert/strict';
import inWords from 'in-words';
import { toCardinal } from 'n2words/de-DE';
for (const [number, first, second] of [
  [1001, 'eintausendeins', 'eintausendeins'],
  [21000, 'einundzwanzigtausend', 'einundzwanzigtausend'],
  [101000, 'einhunderteinstausend', 'einhunderteinstausend'],
  [2000000, 'zwei Millionen', 'zwei Millionen'],
  [21000000, 'eineundzwanzig Millionen', 'einundzwanzig Millionen'],
  [91000000, 'eineundneunzig Millionen', 'einundneunzig Millionen'],
]) {
  console.log(number, inWords.de(number), '|', toCardinal(number));
  assert.deepEqual([inWords.de(number), toCardinal(number)], [first, second]);
}
const thousands = Array.from({ length: 999 }, (_, index) => (index + 1) * 1000);
for (const write of [inWords.de, toCardinal]) {
  const wrong = thousands.filter((number) => write(number).includes('einstausend'));
  console.log(wrong.join(' '));
  assert.deepEqual(wrong, [101000, 201000, 301000, 401000, 501000, 601000, 701000, 801000, 901000]);
}
const millions = Array.from({ length: 99 }, (_, index) => inWords.de((index + 1) * 1e6));
assert.equal(millions.filter((words) => words.includes('eineund')).length, 8);
JS
node check.mjs
