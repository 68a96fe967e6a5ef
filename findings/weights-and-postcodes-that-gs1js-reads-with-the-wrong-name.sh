#!/bin/sh
# gs1js 0.0.2 "parses GS1 bar codes with fix-length and variable length application identifiers". GS1's identifiers have two
# to four digits; its table of fixed lengths lists their first two digits only, and gs1js takes these for the identifier. The
# rest of a longer one becomes the beginning of the value: a postcode of the receiver (420) has a 0 before it, a weight of
# 1.25 kg (3103) is "03001250" under 31, which no table has, and its kind of unit and decimals are gone with the name.
# Identifiers of two digits (SSCC, GTIN, batch) are right. gs1-barcode-parser-mod 1.2.1 has all of them.
# Seen: 420200001 gives 42 "0200001", 3103001250 gives 31 "03001250", 4307CN (country) gives 43 "07CN"; the other 420
# "200001", 3103 1.25 KGM, 4307 "CN".
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --no-save --ignore-scripts --silent --no-audit --no-fund gs1js@0.0.2 gs1-barcode-parser-mod@1.2.1
cat >check.cjs <<'JS'
const assert = require('node:assert/strict');
const { parseBarcode } = require('gs1-barcode-parser-mod');
const { GS1Reader } = require('gs1js');
const code = '003401234500000000173103001250420200001\u001d4307CN\u001d10LOT7';
const seen = new GS1Reader(code).getApplicationIdentifiers().map(({ identifier, value }) => [identifier, value]);
const right = parseBarcode(`]C1${code}`).parsedCodeItems.map(({ ai, data, unit }) => [ai, data, unit]);
console.log(seen);
console.log(right);
assert.deepEqual(seen, [
  ['00', '340123450000000017'],
  ['31', '03001250'],
  ['42', '0200001'],
  ['43', '07CN'],
  ['10', 'LOT7'],
]);
assert.deepEqual(right, [
  ['00', '340123450000000017', ''],
  ['3103', 1.25, 'KGM'],
  ['420', '200001', ''],
  ['4307', 'CN', ''],
  ['10', 'LOT7', ''],
]);
JS
node check.cjs
