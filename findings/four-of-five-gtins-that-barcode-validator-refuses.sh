#!/bin/sh
# The last digit of a GTIN is a check of the others, weighted by 3 and 1 in turn. @ericblade/barcode-validator 2.4.1, "validation
# for ISBN10, ISBN13, UPC, GTIN" by its README, calls four of five right numbers of 8, 13 and 14 digits wrong, and with them most
# products' codes: the example of GS1, 9501101530003, as much as those of China (690 to 699). UPC numbers of 12 digits and ISBNs
# are right. gtin 1.0.2 takes all.
# Seen: type "gtin" and false for 9501101530003, 6901234567892 and 40123455, true for 5012345678900 and 96385074; of 500 right
# numbers each, 99 of 8, 500 of 12, 104 of 13 and 99 of 14 digits are taken.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --no-save --ignore-scripts --silent --no-audit --no-fund @ericblade/barcode-validator@2.4.1 gtin@1.0.2
cat >check.cjs <<'JS'
const assert = require('node:assert/strict');
const validator = require('@ericblade/barcode-validator');
const { isValid } = require('gtin');
const complete = (digits) => {
  const sum = [...digits].reverse().reduce((total, digit, place) => total + digit * (place % 2 ? 1 : 3), 0);
  return digits + ((10 - (sum % 10)) % 10);
};
for (const [digits, type, seen] of [
  ['950110153000', 'gtin', false],
  ['690123456789', 'gtin', false],
  ['4012345', 'gtin', false],
  ['501234567890', 'gtin', true],
  ['9638507', 'gtin', true],
  ['01234567890', 'upc', true],
  ['978030640615', 'isbn13', true],
]) {
  const number = complete(digits);
  const result = validator(number);
  console.log(number, result.type, result.valid);
  assert.deepEqual([result.type, result.valid, isValid(number)], [type, seen, true]);
}
const count = (length) =>
  Array.from({ length: 500 }, (_, index) =>
    complete(String(10n ** BigInt(length - 1) * BigInt(1 + (index % 8)) + BigInt(index * 1999))),
  ).filter((number) => isValid(number) && validator(number).valid).length;
const taken = [7, 11, 12, 13].map(count);
console.log(taken);
assert.deepEqual(taken, [99, 500, 104, 99]);
JS
node check.cjs
