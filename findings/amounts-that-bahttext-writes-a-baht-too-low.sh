#!/bin/sh
# bahttext 2.4.0 writes an amount in Thai words, as Thai invoices and receipts have it. Of a product that is whole but for the
# last bit of binary floating point, such as 0.57 kg at 100 baht, it drops the fraction after it was rounded up to 100 satang:
# the words are a baht less, and end in "exactly". Elsewhere (1.15 three times) it rounds that bit away. A price as a text with
# a comma is zero baht, which its README says of invalid input, without an error. The last digit 1 of a number of two digits
# or more is "et" (Office of the Royal Society, "Reading numbers"); bahttext says so behind tens alone, and to-words 5.7.0
# never but in eleven, so that its 21 and 31 are no Thai, and it puts "exactly" behind satang as well. n2words 4.0.0 is right.
# Seen: 0.57 * 100 is 56 baht exactly, 4.35 * 100 is 434; "1,234.50" is 0; 101 ends in "nueng" in both, 21 in to-words.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --no-save --ignore-scripts --silent --no-audit --no-fund bahttext@2.4.0 to-words@5.7.0 n2words@4.0.0
cat >check.mjs <<'JS'
import assert from 'node:assert/strict';
import baht from 'bahttext';
import { toCurrency } from 'n2words/th-TH';
import { ToWords } from 'to-words';
const { bahttext } = baht;
const toWords = new ToWords({ localeCode: 'th-TH' });
const [et, nueng] = ['\u0e40\u0e2d\u0e47\u0e14', '\u0e2b\u0e19\u0e36\u0e48\u0e07'];
const exactly = '\u0e1a\u0e32\u0e17\u0e16\u0e49\u0e27\u0e19';
for (const [product, words] of [
  [0.57 * 100, 56],
  [4.35 * 100, 434],
  [1.15 * 100, 114],
]) {
  console.log(product, bahttext(product));
  assert.equal(bahttext(product), bahttext(words));
  assert.ok(bahttext(product).endsWith(exactly));
}
assert.equal(bahttext(1.15 * 3), bahttext(3.45));
assert.equal(bahttext('1,234.50'), bahttext(0));
for (const [amount, first, second] of [
  [101, nueng, nueng],
  [21, et, nueng],
  [11, et, et],
]) {
  const written = [bahttext(amount), toWords.convert(amount, { currency: true }), toCurrency(amount)];
  console.log(amount, ...written);
  assert.deepEqual(
    written.map((words) => (words.endsWith(et + exactly) ? et : words.endsWith(nueng + exactly) ? nueng : words)),
    [first, second, et],
  );
}
assert.ok(toWords.convert(100.25, { currency: true }).endsWith('\u0e2a\u0e15\u0e32\u0e07\u0e04\u0e4c\u0e16\u0e49\u0e27\u0e19'));
JS
node check.mjs
