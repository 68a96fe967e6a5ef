#!/bin/sh
# A gallon is four quarts and eight pints, in America (NIST Handbook 44, Appendix C) as in Britain (Weights and Measures Act
# 1985, Schedule 1), though the British ones are larger. @neutrium/quantity 3.0.7, made from js-quantities, takes "gal" and
# "floz" for the British measures and "qt" and "pt" for the American ones: of ten gallons it makes 48 quarts, and of a pint
# 16.65 fluid ounces, which is neither the 16 of America nor the 20 of Britain. In js-quantities 1.8.0, whose text "1 gal" is
# the same, all are American. A volume on a label is then a fifth too high.
# Seen: 1 gal is 4.546 l, 4.804 qt and 9.608 pt; with each unit marked, as gal(us) and qt(usl) or gal(uk) and qt(uk), it is 4.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --no-save --ignore-scripts --silent --no-audit --no-fund @neutrium/quantity@3.0.7 js-quantities@1.8.0
cat >check.cjs <<'JS'
const assert = require('node:assert/strict');
const { Quantity } = require('@neutrium/quantity');
const Qty = require('js-quantities');
const round = (number) => Number(Number(number).toFixed(3));
for (const [from, to, seen, right] of [
  ['1 gal', 'l', 4.546, 3.785],
  ['1 gal', 'qt', 4.804, 4],
  ['1 gal', 'pt', 9.608, 8],
  ['1 pt', 'floz', 16.653, 16],
  ['1 qt', 'pt', 2, 2],
]) {
  const results = [new Quantity(from).to(to).scalar, new Qty(from).to(to).scalar].map(round);
  console.log(from, to, results);
  assert.deepEqual(results, [seen, right]);
}
for (const [from, to] of [
  ['1 gal(us)', 'qt(usl)'],
  ['1 gal(uk)', 'qt(uk)'],
]) {
  assert.equal(round(new Quantity(from).to(to).scalar), 4);
}
JS
node check.cjs
