#!/bin/sh
# words-to-numbers 1.5.1 and its fork @insomnia-dev/words-to-numbers 2.2.0 read English number words. "Twenty thousand" is right,
# but with a unit behind the ten only the unit is multiplied by what follows, and the ten is added as it is: an amount that
# somebody dictates or writes on a cheque comes out as a small part of itself, without an error. It is so with thousands,
# millions, and hundreds ("twenty five hundred"), with a hyphen and without.
# Seen: "twenty one thousand" is 1020, "twenty-one thousand" too, "forty five thousand six hundred" 5640, "twenty one million"
# 1000020, "twenty five hundred" 520; of a hundred numbers from 1,000 to 100,000, 28 are right.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --no-save --ignore-scripts --silent --no-audit --no-fund words-to-numbers@1.5.1 \
  @insomnia-dev/words-to-numbers@2.2.0 number-to-words-en@1.2.5
cat >check.cjs <<'JS'
const assert = require('node:assert/strict');
const { wordsToNumbers: fork } = require('@insomnia-dev/words-to-numbers');
const { toWords } = require('number-to-words-en');
const { wordsToNumbers } = require('words-to-numbers');
for (const [words, seen] of [
  ['ninety nine', 99],
  ['sixteen thousand', 16000],
  ['twenty thousand', 20000],
  ['two hundred thousand', 200000],
  ['twenty one thousand', 1020],
  ['twenty-one thousand', 1020],
  ['forty five thousand six hundred', 5640],
  ['twenty one million', 1000020],
  ['twenty five hundred', 520],
]) {
  console.log(words, wordsToNumbers(words), fork(words));
  assert.deepEqual([wordsToNumbers(words), fork(words)], [seen, seen]);
}
const numbers = Array.from({ length: 100 }, (_, index) => 1000 + index * 997);
const right = numbers.filter((number) => wordsToNumbers(toWords(number)) === number).length;
console.log(right);
assert.equal(right, 28);
JS
node check.cjs
