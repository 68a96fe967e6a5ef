#!/bin/sh
# Shops of China count sales and prices from ten thousand on in wan, and write the front in digits: 3.5 wan is 35,000.
# @lazy-cjk/zh2num 1.0.2 "parses Chinese and Japanese numeric strings to integer", which it does of numbers in characters. Of a
# number that mixes both it does not fail but puts a digit for each character, and that of wan is 0 (and of yi too), of ten,
# hundred and thousand a 1 with its zeros. The answer is a string of digits, where it is a number otherwise.
# Seen: 1 wan is "10", 12 wan "120", 3.5 wan "3.50", 1 yi "10", 5 qian "51000"; yi wan in characters is 10000.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --no-save --ignore-scripts --silent --no-audit --no-fund @lazy-cjk/zh2num@1.0.2
cat >check.cjs <<'JS'
const assert = require('node:assert/strict');
const { zh2num } = require('@lazy-cjk/zh2num');
const [one, two, ten, thousand, wan, yi] = ['\u4e00', '\u4e8c', '\u5341', '\u5343', '\u4e07', '\u4ebf'];
for (const [text, seen] of [
  [one + wan, 10000],
  [two + ten + wan, 200000],
  [one + yi + two + thousand + wan, 120000000],
  [`1${wan}`, '10'],
  [`12${wan}`, '120'],
  [`100${wan}`, '1000'],
  [`3.5${wan}`, '3.50'],
  [`1${yi}`, '10'],
  [`5${thousand}`, '51000'],
]) {
  console.log(text, zh2num(text));
  assert.equal(zh2num(text), seen);
}
JS
node check.cjs
