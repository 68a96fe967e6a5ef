#!/bin/sh
# The United States give who is taxed there without a social security number an ITIN, by which a marketplace knows a seller from
# abroad. It begins with 9, and its fourth and fifth digits are 50 to 65, 70 to 88, 90 to 92 or 94 to 99. itin-validator 1.0.0
# has the ranges from before 50 to 65 were added: sixteen of the forty-four pairs are refused.
# Seen: 900-70-1234, 900-88-1234 and 900-99-1234 are true, 950-50-1234 and 950-65-1234 false; 28 of 44 pairs are taken.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --no-save --ignore-scripts --silent --no-audit --no-fund itin-validator@1.0.0
cat >check.cjs <<'JS'
const assert = require('node:assert/strict');
const { isValid } = require('itin-validator');
for (const [number, seen] of [
  ['900-70-1234', true],
  ['900-88-1234', true],
  ['900-99-1234', true],
  ['900-50-1234', false],
  ['950-50-1234', false],
  ['950-65-1234', false],
]) {
  console.log(number, isValid(number));
  assert.equal(isValid(number), seen);
}
const span = (from, to) => Array.from({ length: to - from + 1 }, (_, index) => from + index);
const groups = [...span(50, 65), ...span(70, 88), ...span(90, 92), ...span(94, 99)];
const taken = groups.filter((group) => isValid(`912-${group}-1234`));
console.log(groups.length, taken.length);
assert.equal(groups.length - taken.length, 16);
JS
node check.cjs
