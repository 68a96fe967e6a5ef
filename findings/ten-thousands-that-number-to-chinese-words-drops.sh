#!/bin/sh
# number-to-chinese-words 1.0.20 writes numbers in Chinese (its README goes up to 10 to the 15th), and leaves away ten to ninety
# thousand behind hundreds of millions: the words are those of a smaller number, without an error. With another digit in the
# same group of four, the group is there.
# Seen: 100010000 is the word for 100000000, as is the number itself; 12000030000 is that of 12000000000; 100100000 is right.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --silent --no-audit --no-fund number-to-chinese-words@1.0.20
cat >check.cjs <<'JS'
const assert = require('node:assert/strict');
const { toWords } = require('number-to-chinese-words');
const [one, ten, hundred, zero] = ['\u4e00', '\u5341', '\u767e', '\u96f6'];
const [tenThousand, hundredMillion] = ['\u842c', '\u5104'];
const seen = {
  100000000: one + hundredMillion,
  100010000: one + hundredMillion,
  100100000: one + hundredMillion + zero + one + ten + tenThousand,
  12000000000: one + hundred + '\u4e8c' + ten + hundredMillion,
  12000030000: one + hundred + '\u4e8c' + ten + hundredMillion,
  10000: one + tenThousand,
};
for (const [number, words] of Object.entries(seen)) {
  console.log(number, toWords(Number(number)));
  assert.equal(toWords(Number(number)), words);
}
JS
node check.cjs
