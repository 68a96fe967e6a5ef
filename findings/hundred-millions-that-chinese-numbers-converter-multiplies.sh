#!/bin/sh
# chinese-numbers-converter 2.3.1 reads Chinese numbers up to the sign for a hundred million, as its README says. If any number
# of "wan" (ten thousand) follows that sign, the hundred millions are taken ten thousand times as well, without an error. And
# of a decimal before a "qian" (thousand) nothing is left, while the one before a "wan" is right.
# Seen: 350000000, written as 3 "yi" 5 "qian" "wan", is 3000050000000; 3 "yi" alone is 300000000; "3.5 qian" is 0, "3.5 wan"
# is 35000.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --silent --no-audit --no-fund chinese-numbers-converter@2.3.1
cat >check.cjs <<'JS'
const assert = require('node:assert/strict');
const ChineseNumber = require('chinese-numbers-converter');
const Converter = ChineseNumber.default ?? ChineseNumber;
const [three, five, thousand, tenThousand, hundredMillion] = ['\u4e09', '\u4e94', '\u5343', '\u4e07', '\u4ebf'];
const seen = {
  [three + hundredMillion]: 300000000,
  [five + thousand + tenThousand]: 50000000,
  [three + hundredMillion + five + thousand + tenThousand]: 3000050000000,
  [`3.5${tenThousand}`]: 35000,
  [`3.5${thousand}`]: 0,
};
for (const [words, number] of Object.entries(seen)) {
  console.log(words, new Converter(words).toInteger());
  assert.equal(new Converter(words).toInteger(), number);
}
JS
node check.cjs
