#!/bin/sh
# In Vietnamese ten is spelled m, U+01B0, U+1EDD, i, with a horn on both vowels, and five behind a ten is "lam" with a breve,
# not "nam", which is five by itself, and a year: 15 is "muoi lam" (so Unicode's CLDR in its rules of numbers in words, and any
# dictionary). An invoice in Vietnam has its total in words. vn-num2words 1.0.4 writes 10 right, but 11 to 19, and all that
# ends in them, with a u that has no horn, a word that Vietnamese does not have, and 15 as "muoi nam", ten years, while 25 is
# right. Its README shows the misspelling in its example of 14. n2words 4.0.0 is right.
# Seen: U+0075 for U+01B0 in 90 of the numbers up to 999, "nam" behind it in 10 of them.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --no-save --ignore-scripts --silent --no-audit --no-fund vn-num2words@1.0.4 n2words@4.0.0
cat >check.mjs <<'JS'
import assert from 'node:assert/strict';
import { toCardinal } from 'n2words/vi-VN';
import write from 'vn-num2words';
const [ten, wrong] = ['m\u01b0\u1eddi', 'mu\u1eddi'];
const [five, year] = ['l\u0103m', 'n\u0103m'];
for (const [number, seen, right] of [
  [10, ten, ten],
  [11, `${wrong} m\u1ed9t`, `${ten} m\u1ed9t`],
  [15, `${wrong} ${year}`, `${ten} ${five}`],
  [25, `hai m\u01b0\u01a1i ${five}`, `hai m\u01b0\u01a1i ${five}`],
]) {
  console.log(number, write(number), toCardinal(number));
  assert.deepEqual([write(number), toCardinal(number)], [seen, right]);
}
const words = Array.from({ length: 999 }, (_, index) => write(index + 1));
const counts = [words.filter((text) => text.includes(wrong)), words.filter((text) => text.endsWith(`${wrong} ${year}`))];
console.log(counts.map(({ length }) => length));
assert.deepEqual(counts.map(({ length }) => length), [90, 10]);
JS
node check.mjs
