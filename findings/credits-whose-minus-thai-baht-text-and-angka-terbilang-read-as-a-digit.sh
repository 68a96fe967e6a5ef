#!/bin/sh
# A credit note has an amount below zero. thai-baht-text 2.0.5, thai-baht-text-ts 1.1.0 and, for Indonesia's rupiah,
# @develoka/angka-terbilang-js 1.4.2 take a number of either sign and count the minus as a digit of its own: minus 5 becomes a
# number of two digits, "(undefined) ten five", that is fifteen baht with "undefined" in front, and minus 21.5 is hundreds.
# bahttext 2.4.0 has the word for minus, and so has to-words 5.7.0 in Indonesian.
# Seen: "undefined" and the words of 15 for -5 twice, " puluh lima" (ten five) in Indonesian; 15 itself is right in all.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --no-save --ignore-scripts --silent --no-audit --no-fund thai-baht-text@2.0.5 thai-baht-text-ts@1.1.0 \
  @develoka/angka-terbilang-js@1.4.2 bahttext@2.4.0 to-words@5.7.0
cat >check.cjs <<'JS'
const assert = require('node:assert/strict');
const angkaTerbilang = require('@develoka/angka-terbilang-js');
const { bahttext } = require('bahttext');
const thaiBahtText = require('thai-baht-text');
const { ThaiBaht } = require('thai-baht-text-ts');
const { ToWords } = require('to-words');
const minus = '\u0E25\u0E1A';
for (const write of [thaiBahtText, ThaiBaht]) {
  console.log(write(5), write(15), write(-5), write(-21.5), bahttext(-5));
  assert.deepEqual([write(5), write(15)], [bahttext(5), bahttext(15)]);
  assert.equal(write(-5), `undefined${bahttext(15)}`);
  assert.match(write(-21.5), /^undefined\u0E23\u0E49\u0E2D\u0E22/);
}
assert.equal(bahttext(-5), minus + bahttext(5));
const indonesian = new ToWords({ localeCode: 'id-ID' }).convert(-5);
console.log(angkaTerbilang(5), angkaTerbilang(-5), indonesian);
assert.deepEqual([angkaTerbilang(5), angkaTerbilang(-5), indonesian], ['lima', ' puluh lima', 'Minus Lima']);
JS
node check.cjs
