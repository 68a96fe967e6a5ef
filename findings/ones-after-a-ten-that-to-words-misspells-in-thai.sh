#!/bin/sh
# Thai says the one after a ten as "et" (U+0E40 U+0E2D U+0E47 U+0E14): 21 is yi-sip-et, as 11 is sip-et (Royal Society's rule, and
# Excel's BAHTTEXT). to-words 5.7.0 knows that for 11 alone: from 21 to 91, in the hundreds and in the millions it says "nueng",
# and a baht amount in words on an invoice reads as no bank writes it. bahttext 2.4.0 has "et" in all of them.
# Seen: of the amounts of 1 to 99 baht, the two differ in eight: 21, 31, 41, 51, 61, 71, 81 and 91; also in 121 and 21000000.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --no-save --ignore-scripts --silent --no-audit --no-fund to-words@5.7.0 bahttext@2.4.0
cat >check.cjs <<'JS'
const assert = require('node:assert/strict');
const { bahttext } = require('bahttext');
const { ToWords } = require('to-words');
const [one, afterTen] = ['\u0E2B\u0E19\u0E36\u0E48\u0E07', '\u0E40\u0E2D\u0E47\u0E14'];
const words = new ToWords({ localeCode: 'th-TH' });
const amounts = [...Array(99).keys()].map((index) => index + 1).concat(100, 111, 121, 1000, 20000000, 21000000);
const other = amounts.filter((amount) => words.convert(amount, { currency: true }) !== bahttext(amount));
for (const amount of other) {
  const [seen, expected] = [words.convert(amount, { currency: true }), bahttext(amount)];
  console.log(amount, seen, expected);
  const [ones, ets] = [seen.lastIndexOf(one), expected.lastIndexOf(afterTen)];
  assert.equal(ones, ets);
  assert.equal(seen.slice(0, ones) + afterTen + seen.slice(ones + one.length), expected);
}
assert.deepEqual(other, [21, 31, 41, 51, 61, 71, 81, 91, 121, 21000000]);
JS
node check.cjs
