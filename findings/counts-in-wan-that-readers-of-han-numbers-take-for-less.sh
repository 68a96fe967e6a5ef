#!/bin/sh
# Shops of China and Japan count sales and prices from ten thousand on in wan (man), and write the front in digits: 3.5 wan is
# 35,000. @lazy-cjk/zh2num 1.0.2 "parses Chinese and Japanese numeric strings to integer", which it does of numbers in characters.
# Of a number that mixes both it does not fail but puts a digit for each character, and that of wan and yi is 0: the answer is a
# string of digits, where it is a number otherwise. @geolonia/japanese-numeral 1.0.2 reads mixed numbers, with digits of full
# width too; with a decimal point or a comma for thousands it has 0, without an error.
# Seen: zh2num has "10" for 1 wan, "120" for 12, "3.50" for 3.5, and "51000" for 5 qian; kanji2number has 0 for 3.5 wan and for
# 1,200 wan, and is right of 12 wan.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --no-save --ignore-scripts --silent --no-audit --no-fund @lazy-cjk/zh2num@1.0.2 @geolonia/japanese-numeral@1.0.2
cat >check.cjs <<'JS'
const assert = require('node:assert/strict');
const { kanji2number } = require('@geolonia/japanese-numeral');
const { zh2num } = require('@lazy-cjk/zh2num');
const [one, two, ten, thousand, wan, yi] = ['\u4e00', '\u4e8c', '\u5341', '\u5343', '\u4e07', '\u5104'];
for (const [text, first, second] of [
  [one + wan, 10000, 10000],
  [two + ten + wan, 200000, 200000],
  [one + yi + two + thousand + wan, 120000000, 120000000],
  [`1${wan}`, '10', 10000],
  [`12${wan}`, '120', 120000],
  [`1${wan}2${thousand}`, `102${thousand}`, 12000],
  [`3.5${wan}`, '3.50', 0],
  [`1,200${wan}`, '1,2000', 0],
  [`1${yi}`, '10', 100000000],
  [`5${thousand}`, '51000', 5000],
]) {
  const read = [zh2num(text), kanji2number(text)];
  console.log(text, ...read);
  assert.deepEqual(read, [first, second]);
}
JS
node check.cjs
