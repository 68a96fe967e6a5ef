#!/bin/sh
# convert-rupees-into-words 1.0.6 writes an amount of rupees in words, as an Indian invoice states its total. Where a group of
# the Indian count (crore, lakh, thousand) is zero and a later one is not, it writes the name of the group all the same, so that
# one lakh and one rupee reads as if there were a thousand. One hundred behind another group loses its "One". A billion and more
# has no words at all, without an error. Amounts whose groups are all filled are right.
# Seen: 100001 is "One Lakh Thousand One Rupees", 10000001 "One Crore Lakh Thousand One Rupees", 1100 "One Thousand Hundred
# Rupees", 1000000000 an empty text, and 12345678 is right; of the numbers from 100000 to 199999, 999 have a thousand that is not
# there.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --no-save --ignore-scripts --silent --no-audit --no-fund convert-rupees-into-words@1.0.6
cat >check.cjs <<'JS'
const assert = require('node:assert/strict');
const words = require('convert-rupees-into-words');
for (const [amount, seen] of [
  [100000, 'One Lakh Rupees'],
  [100001, 'One Lakh Thousand One Rupees'],
  [100500, 'One Lakh Thousand Five Hundred Rupees'],
  [10000001, 'One Crore Lakh Thousand One Rupees'],
  [1100, 'One Thousand Hundred Rupees'],
  [1101, 'One Thousand One Hundred One Rupees'],
  [1000000000, ''],
  [12345678, 'One Crore Twenty Three Lakh Forty Five Thousand Six Hundred Seventy Eight Rupees'],
]) {
  console.log(amount, words(amount));
  assert.equal(words(amount), seen);
}
const lakh = Array.from({ length: 100000 }, (_, index) => words(100000 + index));
const added = lakh.filter((text) => text.startsWith('One Lakh Thousand')).length;
console.log(added);
assert.equal(added, 999);
JS
node check.cjs
