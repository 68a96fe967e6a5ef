#!/bin/sh
# A date in a GS1 code may have 00 for its day, which means the last day of the month (GS1 General Specifications for 15 and
# 17; in codes made since 2025 it should not, and the older ones are on the goods). bark-js 1.2.1 turns dates into the form
# of ISO 8601 and leaves the zero, which no calendar has, without an error: what compares texts throws the goods away a month
# early, and what makes a date of it gets none. gs1-barcode-parser-mod 1.2.1 gives the last day.
# Seen: (17)260200 is "2026-02-00" and no valid Date; the other has 2026-02-28; (17)260215 is 2026-02-15 in both.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --silent --no-audit --no-fund bark-js@1.2.1 gs1-barcode-parser-mod@1.2.1
cat >check.cjs <<'JS'
const assert = require('node:assert/strict');
const bark = require('bark-js');
const { parseBarcode } = require('gs1-barcode-parser-mod');
const read = (code) => {
  const dates = [bark(code).elements[1].value, parseBarcode(`]C1${code}`).parsedCodeItems[1].isoDate];
  console.log(code, dates);
  return dates;
};
assert.deepEqual(read('010401234567890117260215'), ['2026-02-15', '2026-02-15']);
for (const ai of ['15', '17']) {
  const [zero, last] = read(`0104012345678901${ai}260200`);
  assert.equal(zero, '2026-02-00');
  assert.ok(Number.isNaN(Date.parse(zero)));
  assert.equal(last, '2026-02-28');
}
JS
node check.cjs
