#!/bin/sh
# In Australia the number of a flat stands before that of the house, with a slash between: 5/12 High Street is flat 5 of number
# 12 (Australia Post's addressing guidelines; AS 4590). australia-address-parser 1.0.1 takes the flat for the house, and the
# house for the beginning of the street's name. A letter behind the number (12A) is part of it; the library calls the letter a
# "unit" and drops the number, as its README shows of its own example. And a street whose name is "The Esplanade" is the "The".
# With the word Unit or without a flat it is right. Who delivers by these fields goes to another house, or to none.
# Seen: 5/12 gives number 5 and street "12 High"; 12A gives unit "A" and no number; "Unit 5, 12" gives 5 and 12.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --no-save --ignore-scripts --silent --no-audit --no-fund australia-address-parser@1.0.1
cat >check.cjs <<'JS'
const assert = require('node:assert/strict');
const { parseLocation } = require('australia-address-parser');
for (const [line, unit, number, street] of [
  ['12 High Street', undefined, '12', 'High'],
  ['Unit 5, 12 High Street', '5', '12', 'High'],
  ['5/12 High Street', undefined, '5', '12 High'],
  ['3/140 Smith Street', undefined, '3', '140 Smith'],
  ['12A High Street', 'A', undefined, 'High'],
  ['12 The Esplanade', undefined, '12', 'The'],
]) {
  const { unitNumber, streetNumber, streetName } = parseLocation(`${line}, Kew VIC 3101`);
  console.log(line, [unitNumber, streetNumber, streetName]);
  assert.deepEqual([unitNumber, streetNumber, streetName], [unit, number, street]);
}
JS
node check.cjs
